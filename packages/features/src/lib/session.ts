import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError } from './CallError.ts';
import { post } from './post.ts';
import { report } from './report.ts';

/** Who the session belongs to; a visitor has none. */
export type Session = { status: 'visitor' } | { status: 'member'; userId: string };

const path = '/getUserIdFromSession';

const record = v.object({
  UserId: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
});

/** POST /getUserIdFromSession (part 1 §7). A refusal means a visitor (decision D5); no answer is an error. */
async function fetchSession({ signal }: { signal: AbortSignal }): Promise<Session> {
  const result = await post(path, {}, { signal });
  if (result.kind !== 'answered') throw new CallError(result);
  if (!result.envelope.success) return { status: 'visitor' };
  const parsed = v.safeParse(record, result.envelope.data[0]);
  if (parsed.success) return { status: 'member', userId: parsed.output.UserId };
  const failure = { kind: 'malformed', path, reason: 'unexpected-data' } as const;
  report(failure);
  throw new CallError(failure);
}

/** Asks the server for next to nothing, to learn whether it can be reached. */
export const probeServer = () => post(path, {});

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
});
