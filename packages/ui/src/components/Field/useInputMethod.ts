import { useLayoutEffect } from 'react';

/**
 * Keeps the keys of an input method from the page: Enter chooses a suggestion there, and Escape drops it.
 * Safari sends the last key of a composition after its end, with the code 229.
 */
export function useInputMethod() {
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    };
    // The window gets a key before the document, where dialogs listen.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
