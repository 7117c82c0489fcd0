import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';
import type { WireId } from '../wire/wireId.ts';

/**
 * Returns the id of the member whose dashboard is shown; '' while the session is being forgotten.
 * For use inside the session gate, which fetches the session.
 */
export function useUserId(): WireId {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return data?.status === 'member' ? data.userId : '';
}
