/** The element that had the focus at the last press. */
let focused: Element | null = null;

const lost = new Set<string>();

/** Dialogs that opened while nothing had the focus, which they leave so. */
const unprompted = new WeakSet<Element>();

/** Returns the focused element if it is gone or disabled and nothing has its focus. */
function findLostFocus() {
  if (!focused || focused === document.body || document.activeElement !== document.body) {
    return undefined;
  }
  if (focused.isConnected && !focused.matches(':disabled')) return undefined;
  const dialog = focused.closest('[role=dialog]');
  return dialog && unprompted.has(dialog) ? undefined : focused;
}

/** Whether an event acts, unlike a press on a text field or a letter. */
const isPress = (event: Event) =>
  event instanceof KeyboardEvent
    ? ['Enter', 'Escape'].includes(event.key)
    : !document.activeElement?.matches('input, textarea');

function recordFocus(event?: Event) {
  const found = findLostFocus();
  if (found) lost.add(`<${found.localName}> ${found.ariaLabel ?? found.textContent}`);
  focused = event && isPress(event) ? document.activeElement : null;
}
for (const type of ['click', 'keydown']) document.addEventListener(type, recordFocus, true);

document.addEventListener('focusin', ({ target, relatedTarget }) => {
  if (!relatedTarget && target instanceof Element && target.role === 'dialog')
    unprompted.add(target);
});

/** Whether nothing has the focus because the control that was pressed last is gone or disabled. */
export const isFocusLost = () => findLostFocus() !== undefined;

/** Returns and clears the controls whose press dropped the focus since the last call. */
export function takeLostFocus(): readonly string[] {
  recordFocus();
  const all = [...lost];
  lost.clear();
  return all;
}
