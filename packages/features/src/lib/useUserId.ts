import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';
import type { WireId } from './wireId.ts';

/** The id of the member who is logged in; '' where nobody is, which no screen of a member meets. */
export function useUserId(): WireId {
  const { data } = useQuery(sessionQuery);
  return data?.status === 'member' ? data.userId : '';
}
