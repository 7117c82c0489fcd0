import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Keeps the browser from sending a form of a prerendered page before React has taken it over, and marks
 * it. Runs in the page's head, as text: it must not use anything outside of itself.
 */
export function holdEarlySubmits() {
  addEventListener('submit', (event) => {
    // React's own handlers, which run first, have prevented it already.
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset['submittedEarly'] = '';
  });
}

/** Submits a form that was submitted before React had taken it over. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  const [isEarly, setEarly] = useState(false);
  // Set together with the values that the fields take over, so that the effect below submits those.
  useLayoutEffect(() => setEarly(form.current?.dataset['submittedEarly'] !== undefined), [form]);
  useEffect(() => {
    if (isEarly) form.current?.requestSubmit();
  }, [form, isEarly]);
}
