import { sessionQuery } from '@cb/features/lib/session';
import { useQuery } from '@tanstack/react-query';
import type { WireId } from '@cb/features/lib/wireId';

/** Whose dashboard this is, for pages inside it; '' while the session is being forgotten. */
export function useUserId(): WireId {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return data?.status === 'member' ? data.userId : '';
}
