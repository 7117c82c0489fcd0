import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '../lib/session.ts';
import type { WireId } from '../lib/wireId.ts';

export interface SessionGateProps {
  /** While the session is looked up. */
  loading: ReactNode;
  /** Nobody is logged in: the way to the login. */
  visitor: ReactNode;
  /** The server gave no answer; `retry` asks again. */
  failed: (retry: () => void) => ReactNode;
  member: (userId: WireId) => ReactNode;
}

/** Resolves the user id from the session on entry to the dashboard (part 1 §4). */
export function SessionGate({ loading, visitor, failed, member }: SessionGateProps) {
  const { data, isPending, refetch } = useQuery(sessionQuery);
  if (data) return data.status === 'member' ? member(data.userId) : visitor;
  return isPending ? loading : failed(() => void refetch());
}
