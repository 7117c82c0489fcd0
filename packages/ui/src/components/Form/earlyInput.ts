import { useLayoutEffect, type RefObject } from 'react';

interface EarlyInput {
  /** The texts of the form's inputs, in the order of the document. */
  texts: string[];
  /** The index of the input that has the focus, or -1. */
  focused: number;
  isSubmitted: boolean;
}

declare global {
  /** What a member did in a form of a prerendered page before React hydrated it. */
  var cbEarlyInput: EarlyInput | undefined;
}

/**
 * Records what is typed into a form of a prerendered page before React has hydrated it, and prevents the
 * browser from submitting it. It is inlined in the page's head as text, so it must not use anything
 * outside itself.
 */
export function recordEarlyInput() {
  globalThis.cbEarlyInput = { texts: [], focused: -1, isSubmitted: false };

  function record({ target }: Event) {
    if (!globalThis.cbEarlyInput || !(target instanceof HTMLInputElement) || !target.form) return;
    const inputs = Array.from(target.form.querySelectorAll('input'));
    globalThis.cbEarlyInput.texts = inputs.map(({ value }) => value);
    globalThis.cbEarlyInput.focused = inputs.indexOf(target);
  }

  // Before React, which hydrates the form when it gets these events.
  addEventListener('focusin', record, true);
  addEventListener('input', record, true);
  addEventListener('submit', (event) => {
    // After hydration, React's handlers run first and prevent the submit.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (globalThis.cbEarlyInput) globalThis.cbEarlyInput.isSubmitted = true;
  });
}

/**
 * Applies what was recorded to the hydrated form. React replaces the form's elements, and with them the
 * texts and the focus, if the browser has translated the page before.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const early = globalThis.cbEarlyInput;
    globalThis.cbEarlyInput = undefined;
    if (!early) return;
    form.current?.querySelectorAll('input').forEach((input, index) => {
      input.value ||= early.texts[index] ?? '';
      if (index === early.focused && document.activeElement === document.body) input.focus();
    });
    // After the effects, in which React renders no text that was typed early.
    if (early.isSubmitted) queueMicrotask(() => form.current?.requestSubmit());
  }, [form]);
}
