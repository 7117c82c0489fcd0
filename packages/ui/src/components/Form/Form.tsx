import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusInvalid, keepFocusOnRemoval, useInvalidFocus } from '#ui/platform/focus.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { useEarlyInput } from './earlyInput.ts';

export interface FormProps {
  /** The id of the heading that labels the form. */
  labelledBy: string;
  /** The fields. */
  children: ReactNode;
  /** The buttons, the submit button last. */
  actions: ReactNode;
  /** Called on the submit button and on Enter, but not while busy. */
  onSubmit: () => void;
  /** Ignores submits while a request is in flight; the fields stay readable. */
  busy?: boolean;
}

/**
 * A form of stacked fields with actions. It has no client-side validation: the server decides. The first
 * field with an error gets the focus after a submit and after a response.
 */
export function Form({ labelledBy, children, actions, onSubmit, busy = false }: FormProps) {
  const form = useInvalidFocus(busy);
  useEarlyInput(form);
  // The response to a submit by Enter may replace the form with the focused field.
  useLayoutEffect(() => keepFocusOnRemoval(form.current), [form]);
  return (
    <form
      ref={form}
      // Without a script the browser submits the form; a GET would put the password into the
      // address.
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        flushSync(onSubmit);
        focusInvalid(form.current);
      }}
    >
      <Stack space="large">
        <Stack>{children}</Stack>
        <Actions>{actions}</Actions>
      </Stack>
    </form>
  );
}
