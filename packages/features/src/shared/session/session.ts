import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import * as v from 'valibot';
import { CallError } from '../wire/CallError.ts';
import { logFailure } from '../wire/failures.ts';
import { post, saysSessionEnded } from '../wire/post.ts';
import { wireId, type WireId } from '../wire/records.ts';
import { sessionPath as path } from './sendSession.ts';

/** The owner of the session; a visitor has no session. */
export type Session = { status: 'visitor' } | { status: 'member'; userId: WireId };

export const sessionRecord = v.object({ UserId: wireId });

/**
 * POST /getUserIdFromSession. A refusal or an ended session means a visitor (D5, D53); a missing
 * response is an error.
 */
async function fetchSession({ signal }: { signal: AbortSignal }): Promise<Session> {
  const result = await post(path, {}, { signal });
  if (saysSessionEnded(result)) return { status: 'visitor' };
  if (result.kind !== 'responded') throw new CallError(result);
  const { success, errorCode, data } = result.envelope;
  const parsed = v.safeParse(sessionRecord, data[0]);
  // Without a code, the user id is enough for a session (D52).
  if (!success && !(errorCode === '' && parsed.success)) return { status: 'visitor' };
  if (parsed.success) return { status: 'member', userId: parsed.output.UserId };
  const failure = { kind: 'malformed', path, reason: 'unexpected-data' } as const;
  logFailure(failure);
  throw new CallError(failure);
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
  // Fetched again at each entry to the dashboard.
  gcTime: 0,
});

/**
 * Fetches the session again, because it may have changed. The response is cached, and the session gate acts
 * on it. Concurrent calls share one request. Resolves with `undefined` if there was no response; the session
 * then stays in doubt.
 */
export function recheckSession(client: QueryClient): Promise<Session | undefined> {
  void client.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });
  return getSession(client);
}

/** Returns the session; fetches it only if it is unknown or in doubt. Resolves with `undefined` if there was no response. */
const getSession = (client: QueryClient) => client.fetchQuery(sessionQuery).catch(() => undefined);

const isSessionOf = (session: Session | undefined, userId: WireId) =>
  session && session.status === 'member' && String(session.userId) === String(userId);

/** Resolves with whether the session is this member's; `undefined` if that is unknown. */
export const isMember = async (client: QueryClient, userId: WireId) =>
  isSessionOf(await getSession(client), userId);

/** Like `isMember`, but fetches the session again. */
export const isStillMember = async (client: QueryClient, userId: WireId) =>
  isSessionOf(await recheckSession(client), userId);

interface SessionControl {
  /** The id of the member whose dashboard is shown; '' while none is. */
  readonly userId: WireId;
  /**
   * Stops watching the session, as after deleting the account, so that its end does not redirect.
   */
  close(): void;
  /** Also replaces the member's pages with their skeleton, until the document is left. */
  leave(): void;
}

/** Provided by the SessionGate; outside it there is no member, and neither function has an effect. */
export const SessionContext = createContext<SessionControl>({
  userId: '',
  close: () => {},
  leave: () => {},
});

/** Returns the id of the member whose dashboard is shown; '' outside the session gate. */
export const useUserId = (): WireId => use(SessionContext).userId;
