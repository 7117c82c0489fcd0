import { useEffect } from 'react';

// Nothing reads this property of that style sheet. If it were inherited, locking would have the style of every
// element on the page calculated again.
CSS.registerProperty?.({ name: '--removed-body-scroll-bar-size', syntax: '*', inherits: false });

/**
 * Replaces the package `react-style-singleton`, with which Radix locks the page's scrolling: that one
 * adds a style element, which a policy without unsafe-inline refuses. A constructed style sheet does not
 * count as an inline style. It is added with the first user and removed with the last one.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined;
  let shown = 0;
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      shown += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        shown -= 1;
        if (shown > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = undefined;
      };
    }, [styles]);
    return null;
  };
}
