import { sendAhead } from '../wire/sendAhead.ts';

export const sessionPath = '/getUserIdFromSession';

/** The path and the body of a call. */
export type Call = readonly [path: string, body: unknown];

/**
 * Requests the session ahead, and then what `callsOf` returns for the member that the response names. A document
 * runs this before any other script has loaded, so this file must import little.
 */
export function sendSession(callsOf: (userId: unknown) => readonly Call[] = () => []) {
  sendAhead(sessionPath, {})
    .response.then((response) => response.clone().json())
    .then(({ Data: [{ UserId }] }: { Data: [{ UserId?: unknown }] }) => {
      if (UserId !== undefined) for (const call of callsOf(UserId)) sendAhead(...call);
    })
    // The member area handles the failure, and sends the calls itself.
    .catch(() => {});
}
