import type { ReactNode } from 'react';
import { keepFocusOnRemoval } from '#ui/platform/focus.ts';
import * as styles from '../Link/Link.css.ts';

export interface LinkButtonProps {
  /** The words of the sentence that can be pressed. */
  children: ReactNode;
  /** Called on a press. */
  onClick: () => void;
}

/** An action within a sentence. It is announced as a link, as the specification calls it one (LOG-04). */
export function LinkButton({ children, onClick }: LinkButtonProps) {
  return (
    <button
      ref={keepFocusOnRemoval}
      type="button"
      role="link"
      className={styles.linkButton}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
