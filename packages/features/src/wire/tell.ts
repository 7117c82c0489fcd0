/**
 * Posts a message to an address that the operator set, also while the page closes. It carries no
 * cookie and no address of a page, asks for no permission first, and nobody waits for its answer.
 */
export function tell(address: string, message: object) {
  void fetch(address, {
    method: 'POST',
    body: JSON.stringify(message),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    // Whoever collects reports has no member's time to take.
  });
}
