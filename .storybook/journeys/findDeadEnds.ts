const loadingText = /^(?:loading|sending|working|processing|checking)/i;
const emptyText = /\bthere are no |\bno transactions|\bno orders|\byou have no /i;

/**
 * Returns what is wrong with a settled screen: a loading state that never ends, hardly any text or,
 * if a call has failed, an empty state in place of the failure.
 */
export function findDeadEnds(failed: boolean): string[] {
  const main = document.querySelector('main');
  if (!main) return ['has no main part'];
  const text = main.innerText.replaceAll(/\s+/g, ' ');
  const announced = [...main.querySelectorAll('[role="status"], [role="progressbar"]')]
    .filter((element) => element.checkVisibility())
    .map((element) => `${element.ariaLabel ?? ''}${element.textContent}`);
  const found = announced
    .filter((label) => loadingText.test(label))
    .map((label) => `still says "${label}"`);
  if (main.querySelector('[aria-busy="true"]')?.checkVisibility()) found.push('is still busy');
  if (text.length < 20) found.push(`shows only "${text}"`);
  if (failed && emptyText.test(text)) found.push('says that there is nothing');
  return found;
}
