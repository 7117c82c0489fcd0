import type { ReactNode } from 'react';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface FormProps {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** The fields. */
  children: ReactNode;
  /** The buttons, the submitting one first. */
  actions: ReactNode;
  /** Called for the submitting button and for Enter alike, never while busy. */
  onSubmit: () => void;
  /** A request runs: the fields stay readable, submits are ignored. */
  busy?: boolean;
}

/** Fields under each other with their actions. Checks nothing itself: the server decides. */
export function Form({ labelledBy, children, actions, onSubmit, busy = false }: FormProps) {
  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <Stack space="large">
        <Stack>{children}</Stack>
        <Inline>{actions}</Inline>
      </Stack>
    </form>
  );
}
