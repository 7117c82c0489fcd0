/** Used if the user's id contains no app id (RPD-04). */
export const defaultAppId = 'cb-rewards';

/**
 * Returns the RapidoReach app id: the second-to-last of the hyphen-separated segments of the user's
 * RapidoReach id, which needs at least three; otherwise the default (RPD-04).
 */
export function appIdOf(rapidoReachUserId: string) {
  const segments = rapidoReachUserId.split('-');
  return (segments.length >= 3 && segments.at(-2)) || defaultAppId;
}
