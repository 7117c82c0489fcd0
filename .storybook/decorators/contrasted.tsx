import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const forcedColors = 'forced-colors';

/** Returns all rules of a list of rules, also those within others. */
const flatten = (rules: CSSRuleList): readonly CSSRule[] =>
  [...rules].flatMap((rule) => [
    rule,
    ...('cssRules' in rule ? flatten(rule.cssRules as CSSRuleList) : []),
  ]);

const allRules = () => [...document.styleSheets].flatMap(({ cssRules }) => flatten(cssRules));

/** Switches the rules for forced colours, as a browser does. Returns a function that restores them. */
function switchRules() {
  const restore = allRules().flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes(forcedColors)) return [];
    const { mediaText } = rule.media;
    rule.media.mediaText = mediaText.includes('none') ? 'not all' : 'all';
    return () => void (rule.media.mediaText = mediaText);
  });
  return () => restore.forEach((undo) => undo());
}

/** The colours that a browser forces, except on elements that a style exempts. */
function forcedStyles() {
  const exempt = allRules()
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ style }) => style.getPropertyValue('forced-color-adjust') === 'none')
    .map(({ selectorText }) => selectorText);
  const except = (selectors: readonly string[]) => `:not(${selectors.join(', ')})`;
  // `:not` takes no pseudo-elements.
  const any = except(['img', 'svg *', ...exempt.filter((selector) => !selector.includes('::'))]);
  const anyPart = except(exempt.map((selector) => selector.replace(/::\w+/g, '')));
  return `
    ${any}, ${anyPart}::before, ${anyPart}::after {
      color: CanvasText !important; background-color: Canvas !important;
      border-color: CanvasText !important; outline-color: Highlight !important;
      background-image: none !important; box-shadow: none !important; text-shadow: none !important;
    }
    a[href], a[href] * { color: LinkText !important; }
    button:not(:disabled), button:not(:disabled) * { color: ButtonText !important; border-color: ButtonBorder !important; }
    :disabled, [aria-disabled=true] { color: GrayText !important; border-color: GrayText !important; }
  `;
}

/** Imitates forced colours (high contrast), which a page cannot ask its browser for. */
export const contrasted: Decorator = (Story, { globals }) => {
  const isForced = globals['contrast'] === 'forced';
  useLayoutEffect(() => {
    if (!isForced) return undefined;
    const restore = switchRules();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(forcedStyles());
    document.adoptedStyleSheets.push(sheet);
    return () => {
      restore();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [isForced]);
  return <Story />;
};
