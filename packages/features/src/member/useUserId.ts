import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';
import type { WireId } from '../wire/wireId.ts';

/**
 * The id of the member whose dashboard this is; '' while the session is being forgotten. For use
 * inside the session gate, which does the asking.
 */
export function useUserId(): WireId {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return data?.status === 'member' ? data.userId : '';
}
