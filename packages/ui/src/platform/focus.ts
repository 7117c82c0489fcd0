import { useLayoutEffect, useRef } from 'react';

let last: HTMLElement | undefined;

function note({ target }: Event) {
  if (!(target instanceof Element) || target.closest('[aria-modal]')) return;
  const controls = 'a, button, input, select, textarea, summary, [tabindex]';
  last = target.closest<HTMLElement>(controls) ?? last;
}

// From the start, because the scripts of some dialogs are loaded by the press that opens them.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', note, true);
  // Safari does not focus a button that is pressed.
  document.addEventListener('click', note, true);
}

/** Returns the control outside modal dialogs that the member focused or pressed last, if it is still there. */
export const lastControl = () => (last?.isConnected ? last : undefined);

/** The named parts of a page. */
const parts =
  'main,[role=dialog],[role=group],[role=region],[role=search],section[aria-label],section[aria-labelledby]';

/** Content with a role to read out, and controls: they can take over the focus. */
const successors = `${parts},h1,h2,h3,h4,ul,ol,li,table,tbody tr,[role=list],[role=listitem],a[href],button:enabled,input:enabled,select:enabled,textarea,summary`;

/** Focuses an element, which need not be a control. */
export function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}

/** Scrolls a control into view; a choice with its label, which has the ring. */
const reveal = (control: Element | null | undefined) =>
  (control?.closest('label') ?? control)?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls a control that the keyboard focuses into view. Radix does not when Tab wraps around a dialog
 * or panel. A pressed control stays under the pointer.
 */
export function showFocused({
  target,
  currentTarget,
}: Pick<FocusEvent, 'target' | 'currentTarget'>) {
  if (!(target instanceof Element) || target === currentTarget) return;
  if (target.matches(':focus-visible')) reveal(target);
}

/**
 * Returns what follows a position in its part of the page, or else the part itself, or else what precedes
 * it.
 */
function findSuccessor(position: Range) {
  const { startContainer } = position;
  const around = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  // A closed dialog or menu, whose focus Radix restores.
  if (!around || around === document.body) return undefined;
  const part = around.closest<HTMLElement>(parts);
  const all = [...(part ?? document.body).querySelectorAll<HTMLElement>(successors)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[aria-hidden=true],[inert],thead'),
  );
  return all.find((each) => position.comparePoint(each, 0) > 0) ?? part ?? all.at(-1);
}

/**
 * Remembers the position of an element. Returns a function that moves the focus there, unless something has
 * it: to what replaced or follows the element, so that it does not stay on the body (WCAG 2.4.3).
 */
export function rememberPosition(element: Element) {
  // A range follows changes of the page: after a removal it starts where the element was.
  const position = new Range();
  position.setStartBefore(element);
  return function move() {
    const successor = document.activeElement === document.body && findSuccessor(position);
    if (!successor) return;
    focusOn(successor);
    // It may be part of a skeleton, which is removed in turn.
    const removal = new MutationObserver(() => {
      if (!successor.isConnected) move();
    });
    removal.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', () => removal.disconnect(), { once: true });
  };
}

/** A ref for a control that its own press may remove: moves the focus to what follows it. */
export function keepFocusOnRemoval(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) queueMicrotask(rememberPosition(element));
  };
}

/** Focuses the first invalid field of a form. Returns whether there is one. */
export function focusInvalid(form: Element | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.focus();
  // One that has the focus already may be out of view: the messages above it have moved it.
  reveal(field);
  return field instanceof HTMLElement;
}

/**
 * Returns a ref for a form. When it appears or stops being busy, its first invalid field gets the focus,
 * unless the member is in a field elsewhere. Without one, what has the focus stays in view below messages
 * that push it down.
 */
export function useInvalidFocus(busy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInside = form.current?.contains(activeElement);
    if (!isInside && activeElement?.matches('input, select, textarea')) return;
    if ((busy || !focusInvalid(form.current)) && isInside) reveal(activeElement);
  }, [busy]);
  return form;
}
