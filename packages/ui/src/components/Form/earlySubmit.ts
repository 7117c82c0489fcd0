import { useEffect, type RefObject } from 'react';

/**
 * Prevents the browser from submitting a form of a prerendered page before React has hydrated it, and
 * marks the form. It is inlined in the page's head as text, so it must not use anything outside itself.
 */
export function holdEarlySubmits() {
  addEventListener('submit', (event) => {
    // After hydration, React's handlers run first and prevent the submit.
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset['submittedEarly'] = '';
  });
}

/** Submits a form again that was submitted before hydration. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (form.current?.dataset['submittedEarly'] === undefined) return;
    // After the effects, in which React renders no text that was typed early.
    queueMicrotask(() => form.current?.requestSubmit());
  }, [form]);
}
