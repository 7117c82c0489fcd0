import { useEffect, useState } from 'react';
import { hidden as hiddenText } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './LiveText.css.ts';

export interface LiveTextProps {
  children: string;
  /** Says it to screen readers only, where the eye sees the same in another way. */
  hidden?: boolean;
  /** For `aria-describedby`. */
  id?: string;
}

/** Text that screen readers say when it appears and when it changes, without taking the focus. */
export function LiveText({ children, hidden = false, id }: LiveTextProps) {
  // A region inserted together with its text is not read: the text follows one step later.
  const [said, say] = useState('');
  useEffect(() => say(children), [children]);
  return (
    <p id={id} role="status" className={hidden ? hiddenText : styles.live}>
      {said}
    </p>
  );
}
