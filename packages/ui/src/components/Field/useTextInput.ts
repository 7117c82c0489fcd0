import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Hides the keys of an input method from the page, because Enter and Escape choose and drop its suggestions.
 * Safari sends the last key of a composition after its end, with the code 229.
 */
export function useHiddenCompositionKeys() {
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    };
    // The window gets a key before the document, where dialogs listen.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}

/** The events whose handlers may act on the typed text. */
const actionEvents = ['pointerdown', 'keydown', 'click', 'submit'];

/** Stands for a text that the browser hides, because it is not a number: `badInput` in a number box. */
const hiddenText = '?';

const readText = ({ value, validity }: HTMLInputElement) =>
  validity.badInput ? hiddenText : value;

/**
 * Returns the attributes of a text input that shows `value`. Browsers and password managers fill inputs
 * without an event, so `onChange` is also called before an action, if the input's text has changed.
 */
export function useTextInput(value: string, onChange: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const reported = useRef(value);
  useHiddenCompositionKeys();

  function report(text: string) {
    if (text === reported.current) return;
    reported.current = text;
    onChange(text);
  }

  // The input is uncontrolled, because each render of a controlled one would remove a text that was filled in.
  // Runs on every render: a screen that refuses a change renders its earlier value again.
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || value === reported.current) return;
    const wasEmpty = reported.current === '';
    reported.current = value;
    input.value = value;
    // Selects a text that the screen fills in, so that typing replaces it (D186).
    if (wasEmpty && input === document.activeElement) input.select();
  });

  const reportUnreported = useEffectEvent(() => {
    const input = ref.current;
    if (input && readText(input) !== reported.current) flushSync(() => report(readText(input)));
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const action of actionEvents) {
      window.addEventListener(action, () => reportUnreported(), { capture: true, signal });
    }
    return () => controller.abort();
  }, []);

  return {
    ref,
    defaultValue: value,
    onChange: (event: { currentTarget: HTMLInputElement }) => report(readText(event.currentTarget)),
    // React sees no change when a hidden text changes.
    onInput: (event: { currentTarget: HTMLInputElement }) => report(readText(event.currentTarget)),
    dir: value === '' ? undefined : 'auto',
  };
}
