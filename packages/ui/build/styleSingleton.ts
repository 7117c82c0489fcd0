import { useEffect } from 'react';

// Nothing reads this property. If it were inherited, locking would restyle every element of the page.
CSS.registerProperty?.({ name: '--removed-body-scroll-bar-size', syntax: '*', inherits: false });

/**
 * Replaces `react-style-singleton`, with which Radix locks the page's scrolling. The original adds a
 * style element, which a policy without `unsafe-inline` refuses; a constructed style sheet is allowed.
 * The sheet is added with the first user and removed with the last one.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined;
  let users = 0;
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = undefined;
      };
    }, [styles]);
    return null;
  };
}
