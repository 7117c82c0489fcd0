import { useLayoutEffect } from 'react';
import * as styles from './Dialog.css.ts';

/** The number of dialogs that are open, since one can open another. */
let open = 0;

/**
 * Covers the page and stops it from scrolling; a margin replaces its scrollbar, so that nothing moves.
 * Unlike Radix's overlay, it adds no style element, which a policy without `unsafe-inline` refuses.
 */
export function Scrim() {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    open += 1;
    if (open === 1) {
      body.style.marginInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`;
      body.style.overflow = 'hidden';
    }
    return () => {
      open -= 1;
      if (open > 0) return;
      body.style.marginInlineEnd = '';
      body.style.overflow = '';
    };
  }, []);
  return <div className={styles.scrim} />;
}
