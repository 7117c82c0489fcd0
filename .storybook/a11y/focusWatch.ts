/** The element that had the focus at the last press. */
let focused: Element | null = null;

const droppedFocus = new Set<string>();

/** Dialogs that opened while nothing had the focus, and so restore none when they close. */
const dialogsWithoutOpener = new WeakSet<Element>();

/** Returns the last focused element if it was removed or disabled and nothing else has the focus. */
function findLostFocus() {
  if (!focused || focused === document.body || document.activeElement !== document.body) {
    return undefined;
  }
  if (focused.isConnected && !focused.matches(':disabled')) return undefined;
  const dialog = focused.closest('[role=dialog]');
  return dialog && dialogsWithoutOpener.has(dialog) ? undefined : focused;
}

/** Whether an event presses a control, rather than a text field or a letter key. */
const isPress = (event: Event) =>
  event instanceof KeyboardEvent
    ? ['Enter', 'Escape'].includes(event.key)
    : !document.activeElement?.matches('input, textarea');

function recordFocus(event?: Event) {
  const found = findLostFocus();
  if (found) droppedFocus.add(`<${found.localName}> ${found.ariaLabel ?? found.textContent}`);
  focused = event && isPress(event) ? document.activeElement : null;
}
for (const type of ['click', 'keydown']) document.addEventListener(type, recordFocus, true);

document.addEventListener('focusin', ({ target, relatedTarget }) => {
  if (!relatedTarget && target instanceof Element && target.role === 'dialog')
    dialogsWithoutOpener.add(target);
});

/** Whether nothing has the focus because the last pressed control was removed or disabled. */
export const isFocusLost = () => findLostFocus() !== undefined;

/** Returns and clears the controls whose press dropped the focus since the last call. */
export function takeLostFocus(): readonly string[] {
  recordFocus();
  const all = [...droppedFocus];
  droppedFocus.clear();
  return all;
}
