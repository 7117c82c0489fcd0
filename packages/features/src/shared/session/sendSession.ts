import { sendAhead } from '../wire/sendAhead.ts';

export const sessionPath = '/getUserIdFromSession';

/** The path and the body of a call. */
export type Call = readonly [path: string, body: unknown];

/**
 * Requests the session ahead, and the calls of the page as soon as the response names a member. A document
 * runs it before any other script has loaded, so it must import little.
 */
export function sendSession(callsOf: (userId: unknown) => readonly Call[] = () => []) {
  sendAhead(sessionPath, {})
    .response.then((response) => response.clone().json())
    .then(({ Data: [{ UserId }] }: { Data: [{ UserId?: unknown }] }) => {
      if (UserId !== undefined) for (const call of callsOf(UserId)) sendAhead(...call);
    })
    // The member area handles it, and sends the calls itself.
    .catch(() => {});
}
