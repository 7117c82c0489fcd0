import type { RunOptions } from 'axe-core';

type Rules = NonNullable<RunOptions['rules']>;

/** The differences from axe's default rules, for the stories and for the whole site. */
export const rules: Rules = {
  'target-size': { enabled: true },
  // The themes promise 7:1 for text. This rule passes what the default rule `color-contrast` fails, so
  // both are needed.
  'color-contrast-enhanced': { enabled: true },
};

/** The rules that depend on the theme, so they are checked in both. */
export const rulesOfColour = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Skips iframes: their content belongs to a provider, and axe would wait half a second for each to
 * respond. Skips preloading style sheets, since no enabled rule reads them.
 */
export const ownParts = { iframes: false, preload: false } as const satisfies RunOptions;
