import type { ReactNode } from 'react';
import * as styles from './LinkButton.css.ts';

export interface LinkButtonProps {
  children: ReactNode;
  onClick: () => void;
}

/** A button within a sentence that looks like a link. */
export function LinkButton({ children, onClick }: LinkButtonProps) {
  return (
    <button type="button" className={styles.linkButton} onClick={onClick}>
      {children}
    </button>
  );
}
