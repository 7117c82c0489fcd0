import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { SessionContext, sessionQuery } from '../member/session.ts';
import type { WireId } from '../wire/wireId.ts';
import { useMember, type Departure } from './useMember.ts';

export type { Departure } from './useMember.ts';

export interface SessionGateProps {
  /** While the session is looked up. */
  loading: ReactNode;
  /** Shown where nobody is logged in; leads on to the login or the like. */
  visitor: (departure: Departure) => ReactNode;
  /** The server gave no answer; `retry` asks again. */
  failed: (retry: () => void) => ReactNode;
  /** `startedOver` where it took the place of another member's (D60). */
  member: (userId: WireId, startedOver: boolean) => ReactNode;
}

/**
 * Resolves the user id from the session on entry to the dashboard, and again whenever the session may
 * have changed (D53, D60): what was there of a member who is gone is forgotten before anything else
 * shows.
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
