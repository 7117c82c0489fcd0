import { useEffect } from 'react';

/**
 * Forgets a success that the member has seen when its screen is left, so that the screen starts anew
 * when it is opened again (decision D63). One that came while the member was away is shown first.
 */
export function useForgetOnLeaving(seen: boolean, forget: () => void) {
  useEffect(() => (seen ? forget : undefined), [seen, forget]);
}
