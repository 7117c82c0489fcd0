import { useLayoutEffect, useState, type RefObject } from 'react';

interface EarlyInput {
  /** The element that got the focus last. */
  focused: EventTarget | null;
  isSubmitted: boolean;
}

declare global {
  /** What a member did in a form of a prerendered page before React hydrated it. */
  var cbEarlyInput: EarlyInput | undefined;
}

/**
 * Records the focus in a prerendered page before React has hydrated its form, and prevents the browser from
 * submitting it. It is inlined in the page's head as text, so it must not use anything outside itself.
 */
export function recordEarlyInput() {
  globalThis.cbEarlyInput = { focused: null, isSubmitted: false };
  // In the capture phase, before React, which hydrates the form when it gets this event.
  addEventListener(
    'focusin',
    ({ target }) => {
      if (globalThis.cbEarlyInput) globalThis.cbEarlyInput.focused = target;
    },
    true,
  );
  addEventListener('submit', (event) => {
    // After hydration, React's handlers run first and prevent the submit.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (globalThis.cbEarlyInput) globalThis.cbEarlyInput.isSubmitted = true;
  });
}

/**
 * Applies what a member did in the prerendered form to the hydrated one. React replaces the form's
 * elements, and with them the texts and the focus, if the browser has translated the page before.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>) {
  // While React renders, the prerendered form is still in the page.
  const [prerendered] = useState(() => globalThis.cbEarlyInput && document.querySelector('form'));
  useLayoutEffect(() => {
    const early = globalThis.cbEarlyInput;
    globalThis.cbEarlyInput = undefined;
    if (!early) return;
    const inputs = form.current?.querySelectorAll('input') ?? [];
    prerendered?.querySelectorAll('input').forEach((filled, index) => {
      const input = inputs[index];
      if (!input) return;
      input.value ||= filled.value;
      if (filled === early.focused && document.activeElement === document.body) input.focus();
    });
    // After the effects, during which `useTextInput` could not render the texts that were typed early.
    if (early.isSubmitted) queueMicrotask(() => form.current?.requestSubmit());
  }, [form, prerendered]);
}
