import { sessionQuery } from '@cb/features/lib/session';
import { useQuery } from '@tanstack/react-query';

/** Whose dashboard this is, for pages inside it; '' while the session is being forgotten. */
export function useUserId(): string {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return data?.status === 'member' ? data.userId : '';
}
