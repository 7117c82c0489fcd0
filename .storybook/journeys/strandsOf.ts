const waiting = /^(?:loading|sending|working|processing|checking)/i;
const nothing = /\bthere are no |\bno transactions|\bno orders|\byou have no /i;

/**
 * What a screen that came to rest leaves the member with and should not: a wait without end, next to
 * nothing to read and, where a call has failed, the claim that there is nothing.
 */
export function strandsOf(failed: boolean): string[] {
  const main = document.querySelector('main');
  if (!main) return ['has no main part'];
  const text = main.innerText.replaceAll(/\s+/g, ' ');
  const spoken = [...main.querySelectorAll('[role="status"], [role="progressbar"]')]
    .filter((element) => element.checkVisibility())
    .map((element) => `${element.ariaLabel ?? ''}${element.textContent}`);
  const found = spoken.filter((said) => waiting.test(said)).map((said) => `still says "${said}"`);
  if (main.querySelector('[aria-busy="true"]')?.checkVisibility()) found.push('is still busy');
  if (text.length < 20) found.push(`shows only "${text}"`);
  if (failed && nothing.test(text)) found.push('says that there is nothing');
  return found;
}
