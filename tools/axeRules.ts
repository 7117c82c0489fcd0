import type { RunOptions, Spec } from 'axe-core';

const contrast = 'color-contrast-enhanced';

/** The differences from axe's own configuration. */
export const axeSpec: Spec = {
  checks: [
    {
      id: contrast,
      // Axe's own values except for `contrastRatio`: below 4.5:1, they leave the failure to the default
      // rule, which would measure every text a second time.
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.1,
        textStrokeEmMin: 0.03,
      },
    },
  ],
  rules: [
    // The themes promise 7:1 for text.
    { id: contrast, any: [contrast], enabled: true },
    { id: 'color-contrast', enabled: false },
    { id: 'target-size', enabled: true },
  ],
};

/** The rules that depend on the theme, so they are checked in both. */
export const colourRules = [contrast, 'link-in-text-block'];

/**
 * The options for stories and the site. Skips iframes: their content belongs to a provider, and axe
 * would wait half a second for each to respond. Skips preloading style sheets, since no enabled rule
 * reads them.
 */
export const axeRunOptions = { iframes: false, preload: false } as const satisfies RunOptions;
