import { useLayoutEffect, useRef } from 'react';

let lastFocused: HTMLElement | undefined;

function rememberControl({ target }: Event) {
  if (!(target instanceof Element) || target.closest('[aria-modal]')) return;
  const controls = 'a, button, input, select, textarea, summary, [tabindex]';
  lastFocused = target.closest<HTMLElement>(controls) ?? lastFocused;
}

// On import, because the press that opens a dialog may precede its script.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', rememberControl, true);
  // Safari does not focus a button that is pressed.
  document.addEventListener('click', rememberControl, true);
}

/** Returns the control outside modal dialogs that the member focused or pressed last, if it is still there. */
export const lastControl = () => (lastFocused?.isConnected ? lastFocused : undefined);

/** Matches the regions of a page, within which the focus moves after a removal. */
const regionSelector =
  'main,[role=dialog],[role=group],[role=region],[role=search],section[aria-label],section[aria-labelledby]';

/** Matches what can take over the focus: controls, and content that screen readers announce with a role. */
const successorSelector = `${regionSelector},h1,h2,h3,h4,ul,ol,li,table,tbody tr,[role=list],[role=listitem],a[href],button:enabled,input:enabled,select:enabled,textarea,summary`;

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
 * Scrolls a control that was focused by keyboard into view, which Radix does not do when Tab wraps around a
 * dialog or panel. A pressed control stays under the pointer.
 */
export function showFocused({
  target,
  currentTarget,
}: Pick<FocusEvent, 'target' | 'currentTarget'>) {
  if (!(target instanceof Element) || target === currentTarget) return;
  if (target.matches(':focus-visible')) reveal(target);
}

/**
 * Returns the element after a position in its region, or else the region itself, or else the element before
 * the position.
 */
function findSuccessor(position: Range) {
  const { startContainer } = position;
  const parent = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  // A closed dialog or menu, whose focus Radix restores.
  if (!parent || parent === document.body) return undefined;
  const region = parent.closest<HTMLElement>(regionSelector);
  const elements = (region ?? document.body).querySelectorAll<HTMLElement>(successorSelector);
  const candidates = [...elements].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true],[inert],thead'),
  );
  const next = candidates.find((element) => position.comparePoint(element, 0) > 0);
  return next ?? region ?? candidates.at(-1);
}

/**
 * Remembers the position of an element. Returns a function that moves a lost focus to the element that
 * replaced or follows it, so that the focus does not stay on the body (WCAG 2.4.3).
 */
export function rememberPosition(element: Element) {
  // A range follows changes of the page: after a removal it starts where the element was.
  const position = new Range();
  position.setStartBefore(element);
  return function move() {
    const successor = document.activeElement === document.body && findSuccessor(position);
    if (!successor) return;
    focusOn(successor);
    // The successor may be part of a skeleton, which is soon removed too.
    const removal = new MutationObserver(() => {
      if (!successor.isConnected) move();
    });
    removal.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', () => removal.disconnect(), { once: true });
  };
}

/** A ref for a control that its own press may remove: moves the focus to the element that follows. */
export function keepFocusOnRemoval(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) queueMicrotask(rememberPosition(element));
  };
}

/** Focuses the first invalid field of a form. Returns whether there is one. */
export function focusInvalid(form: Element | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.focus();
  // Messages that appear above a focused field may have moved it out of view.
  reveal(field);
  return field instanceof HTMLElement;
}

/**
 * Returns a ref for a form. When the form appears or stops being busy, its first invalid field gets the focus,
 * unless the member is in a field elsewhere. Without an invalid field, the focused control is kept in view,
 * which messages above may have moved.
 */
export function useInvalidFocus(busy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInside = form.current?.contains(activeElement);
    if (!isInside && activeElement?.matches('input, select, textarea')) return;
    const hasInvalid = !busy && focusInvalid(form.current);
    if (!hasInvalid && isInside) reveal(activeElement);
  }, [busy]);
  return form;
}
