import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import * as v from 'valibot';
import { CallError } from '../wire/CallError.ts';
import { post, saysSessionEnded } from '../wire/post.ts';
import { logFailure } from '../wire/failures.ts';
import { wireId, type WireId } from '../wire/wireId.ts';

/** Who the session belongs to; a visitor has none. */
export type Session = { status: 'visitor' } | { status: 'member'; userId: WireId };

const path = '/getUserIdFromSession';

export const sessionRecord = v.object({ UserId: wireId });

/** POST /getUserIdFromSession. A refusal or the end of the session means a visitor (D5, D53); no answer is an error. */
async function fetchSession({ signal }: { signal: AbortSignal }): Promise<Session> {
  const result = await post(path, {}, { signal });
  if (saysSessionEnded(result)) return { status: 'visitor' };
  if (result.kind !== 'answered') throw new CallError(result);
  const { success, errorCode, data } = result.envelope;
  const parsed = v.safeParse(sessionRecord, data[0]);
  // Without a code the user id alone says that there is a session (D52).
  if (!success && !(errorCode === '' && parsed.success)) return { status: 'visitor' };
  if (parsed.success) return { status: 'member', userId: parsed.output.UserId };
  const failure = { kind: 'malformed', path, reason: 'unexpected-data' } as const;
  logFailure(failure);
  throw new CallError(failure);
}

/** A small call, to learn whether the server can be reached. */
export const probeServer = () => post(path, {});

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
  // Asked anew at each entry to the dashboard.
  gcTime: 0,
});

/**
 * Asks the server anew who is logged in. The answer goes to the cache, where the session gate acts on
 * it; questions asked meanwhile share it. `undefined` when no answer came: nothing is known then.
 */
export async function askSession(client: QueryClient): Promise<Session | undefined> {
  try {
    return await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  } catch {
    return undefined;
  }
}

export interface SessionControl {
  /** Stops watching the session, as once the account is deleted: its end leads nowhere. */
  close(): void;
}

/** Given by the SessionGate; outside of it there is nothing to close. */
export const SessionContext = createContext<SessionControl>({ close: () => {} });
