import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { SessionContext, sessionQuery } from '../member/session.ts';
import type { WireId } from '../wire/wireId.ts';
import { useMember, type Departure } from './useMember.ts';

export type { Departure } from './useMember.ts';

export interface SessionGateProps {
  /** Shown while the session is loading. */
  loading: ReactNode;
  /** Shown if nobody is logged in; leads to the login or another page. */
  visitor: (departure: Departure) => ReactNode;
  /** Shown if there was no answer; `retry` fetches the session again. */
  failed: (retry: () => void) => ReactNode;
  /** The member's pages; `startedOver` if they replaced those of another member (D60). */
  member: (userId: WireId, startedOver: boolean) => ReactNode;
}

/**
 * Fetches the user id of the session on entry to the dashboard, and again whenever the session may
 * have changed (D53, D60). Data of a previous member is deleted before anything else is shown.
 */
export function SessionGate({ loading, visitor, failed, member }: SessionGateProps) {
  const session = useQuery(sessionQuery);
  const { shown, departure, close } = useMember(session.data);
  if (departure) return visitor(departure);
  if (shown) {
    return (
      <SessionContext value={{ close }}>
        <Fragment key={shown.userId}>{member(shown.userId, shown.startedOver)}</Fragment>
      </SessionContext>
    );
  }
  return session.data || session.isPending ? loading : failed(() => void session.refetch());
}
