import type { RunOptions } from 'axe-core';

type Rules = NonNullable<RunOptions['rules']>;

/** Where axe is asked for more, or less, than it does by itself: of stories and of the whole site. */
export const rules: Rules = {
  'target-size': { enabled: true },
  // Text is promised at 7:1, which is more than what the other one asks.
  'color-contrast-enhanced': { enabled: true },
  'color-contrast': { enabled: false },
};

/** The rules that another theme can break where the first one kept them. */
export const rulesOfColour = ['color-contrast-enhanced', 'link-in-text-block'];

/**
 * What a frame shows is its provider's, and axe would wait half a second for its answer. No rule in
 * use reads the style sheets that a preload would parse.
 */
export const ownParts = { iframes: false, preload: false } as const satisfies RunOptions;
