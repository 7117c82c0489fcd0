import { useEffect, useState } from 'react';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './LiveText.css.ts';

export interface LiveTextProps {
  /** The text; empty to announce nothing. */
  children: string;
  /** Hides the text visually, if the page shows the same in another way. */
  hidden?: boolean;
  /** For `aria-describedby`. */
  id?: string;
}

/** A polite live region: screen readers announce the text when it appears or changes. */
export function LiveText({ children, hidden = false, id }: LiveTextProps) {
  // A live region that is inserted with its text is not announced, so the text follows in an effect. Until
  // then its space is reserved.
  const [announced, announce] = useState('');
  useEffect(() => announce(children), [children]);
  return (
    <p id={id} role="status" className={hidden ? hiddenText : styles.live}>
      {announced || <span className={styles.reservedSpace}>{children}</span>}
    </p>
  );
}
