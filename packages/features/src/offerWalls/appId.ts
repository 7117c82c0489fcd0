/** Used where the user's id names no app (RPD-04). */
export const defaultAppId = 'cb-rewards';

/**
 * The RapidoReach app id: the second-to-last of the hyphen-separated segments of the user's
 * RapidoReach id, which needs three of them; else the built-in default (RPD-04).
 */
export function appIdOf(rapidoReachUserId: string) {
  const segments = rapidoReachUserId.split('-');
  return (segments.length >= 3 && segments.at(-2)) || defaultAppId;
}
