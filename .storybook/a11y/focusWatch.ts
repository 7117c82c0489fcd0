/** The element that had the focus at the last press. */
let lastFocused: Element | null = null;

/** Descriptions of the controls that lost the focus. */
const lostControls = new Set<string>();

/** Dialogs that opened while nothing had the focus, and so restore none when they close. */
const dialogsWithoutOpener = new WeakSet<Element>();

/** Returns the last focused element if it was removed or disabled and nothing else has the focus. */
function findLostFocus() {
  if (!lastFocused || lastFocused === document.body) return undefined;
  if (document.activeElement !== document.body) return undefined;
  if (lastFocused.isConnected && !lastFocused.matches(':disabled')) return undefined;
  const dialog = lastFocused.closest('[role=dialog]');
  return dialog && dialogsWithoutOpener.has(dialog) ? undefined : lastFocused;
}

/** Whether an event presses a control, rather than a text field or a letter key. */
const isPress = (event: Event) =>
  event instanceof KeyboardEvent
    ? ['Enter', 'Escape'].includes(event.key)
    : !document.activeElement?.matches('input, textarea');

function recordFocus(event?: Event) {
  const lost = findLostFocus();
  if (lost) lostControls.add(`<${lost.localName}> ${lost.ariaLabel ?? lost.textContent}`);
  lastFocused = event && isPress(event) ? document.activeElement : null;
}
for (const type of ['click', 'keydown']) document.addEventListener(type, recordFocus, true);

document.addEventListener('focusin', ({ target, relatedTarget }) => {
  if (!relatedTarget && target instanceof Element && target.role === 'dialog')
    dialogsWithoutOpener.add(target);
});

/** Whether nothing has the focus because the last pressed control was removed or disabled. */
export const isFocusLost = () => findLostFocus() !== undefined;

/** Returns and clears the controls whose press lost the focus since the last call. */
export function takeLostFocus(): readonly string[] {
  recordFocus();
  const all = [...lostControls];
  lostControls.clear();
  return all;
}
