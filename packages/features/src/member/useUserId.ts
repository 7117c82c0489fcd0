import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session.ts';
import type { WireId } from '../wire/wireId.ts';

/**
 * Whose dashboard this is, for what stands inside the session gate, which asks; '' while the session
 * is being forgotten.
 */
export function useUserId(): WireId {
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  return data?.status === 'member' ? data.userId : '';
}
