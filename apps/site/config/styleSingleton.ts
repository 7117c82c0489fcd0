import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton`, by which Radix locks the page's scrolling: that
 * one writes a style element, which a policy without unsafe-inline refuses. A constructed style sheet
 * is no inline style. The first that shows brings its styles, the last takes them away.
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
