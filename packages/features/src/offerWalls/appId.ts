/** Used where the user's id names no app (part 2 §5). */
export const defaultAppId = 'cb-rewards';

/**
 * The RapidoReach app id: the second-to-last of the hyphen-separated segments of the user's
 * RapidoReach id, which needs three of them; else the built-in default (part 2 §5).
 */
export function appIdOf(rapidoReachUserId: string) {
  const segments = rapidoReachUserId.split('-');
  return (segments.length >= 3 && segments.at(-2)) || defaultAppId;
}
