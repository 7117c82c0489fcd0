import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { SessionContext, sessionQuery } from '../member/session.ts';
import { useMember, type Departure, type Member } from './useMember.ts';

export type { Departure, Member } from './useMember.ts';

export interface SessionGateProps {
  /** Shown if nobody is logged in; leads to the login or another page. */
  visitor: (departure: Departure) => ReactNode;
  /** Shown if there was no answer; `retry` fetches the session again. */
  failed: (retry: () => void) => ReactNode;
  /** The member's pages; without a member while the session is loading, and while logging out. */
  children: (member: Member | undefined) => ReactNode;
}

/**
 * Fetches the user id of the session on entry to the dashboard, and again whenever the session may
 * have changed (D53, D60). Data of a previous member is deleted before anything else is shown.
 */
export function SessionGate({ visitor, failed, children }: SessionGateProps) {
  const session = useQuery(sessionQuery);
  const { shown, departure, isLeaving, close, leave } = useMember(session.data);
  if (departure) return visitor(departure);
  const hasFailed = !shown && !session.data && !session.isPending;
  if (hasFailed && !isLeaving) return failed(() => void session.refetch());
  return (
    <SessionContext value={{ close, leave }}>
      {/* Keeps the elements from before the session for its member, but none for another one. */}
      <Fragment key={shown?.startedOver ? shown.userId : undefined}>{children(shown)}</Fragment>
    </SessionContext>
  );
}
