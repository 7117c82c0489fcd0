import { useQuery } from '@tanstack/react-query';
import { useIdle } from '../hooks/useIdle.ts';
import { basicProfileQuery } from './basicProfile.ts';
import type { WireId } from '../wire/wireId.ts';

/**
 * Returns the address of the member's profile, '' until it is known. A profile that no screen has loaded is
 * requested once the page is idle (D186).
 */
export function useKnownEmail(userId: WireId): string {
  const wasIdle = useIdle();
  const { data } = useQuery({
    ...basicProfileQuery(userId),
    enabled: wasIdle,
    staleTime: Infinity,
  });
  return data?.email ?? '';
}
