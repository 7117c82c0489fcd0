import { useQuery } from '@tanstack/react-query';
import { basicProfileQuery } from './basicProfile.ts';
import type { WireId } from '../wire/wireId.ts';

/** Returns the address of the member's profile, '' until it is known (D186). */
export function useKnownEmail(userId: WireId): string {
  const { data } = useQuery({ ...basicProfileQuery(userId), staleTime: Infinity });
  return data?.email ?? '';
}
