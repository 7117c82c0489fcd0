import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

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
  const [isEarly, setEarly] = useState(false);
  // Set in the same commit as the fields' early values, so that the effect below submits those.
  useLayoutEffect(() => setEarly(form.current?.dataset['submittedEarly'] !== undefined), [form]);
  useEffect(() => {
    if (isEarly) form.current?.requestSubmit();
  }, [form, isEarly]);
}
