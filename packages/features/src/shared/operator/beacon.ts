/**
 * Posts a message to an operator's address, even while the page closes. Sends no cookies and no
 * referrer, needs no preflight, and ignores the response.
 */
export function sendBeacon(address: string, message: object) {
  void fetch(address, {
    method: 'POST',
    body: JSON.stringify(message),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    // A failed report must not disturb the member.
  });
}
