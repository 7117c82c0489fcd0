// The head script (`frame/headRequests.ts`) imports it, so it must import little.
import { type Call, sendSession } from '@cb/features/shared/session/sendSession';
import { keyOf } from '@cb/features/shared/storage/storedKeys';

/** Whether the browser knows a member, who has not logged out. */
function knowsMember(): boolean {
  try {
    return localStorage.getItem(keyOf('member')) !== null;
  } catch {
    return false;
  }
}

/** Shows the member's frame, now that a page is about to be shown. */
export const showFrame = () => void delete document.documentElement.dataset['visitor'];

/**
 * Requests the session ahead, and the calls of the page for a member. Where nobody was logged in, the frame
 * stays hidden until the response, so that a visitor does not see it before the login (D356).
 */
export function startMembersPage(callsOf: (userId: unknown) => readonly Call[] = () => []) {
  if (!knowsMember()) document.documentElement.dataset['visitor'] = '';
  sendSession((userId) => {
    showFrame();
    return callsOf(userId);
  });
}
