import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';

/** The id of the member who is logged in; '' where nobody is, which no screen of a member meets. */
export function useUserId(): string {
  const { data } = useQuery(sessionQuery);
  return data?.status === 'member' ? data.userId : '';
}
