import { style } from '@vanilla-extract/css';
import { theme } from './contract.css.ts';

// Classes that the styles of other components select.

const { accent, border, brand, reward, surface, text } = theme.color;

/** Sets the brand colours for everything on the brand surface: text, links, buttons, insets, focus rings. */
export const onBrand = style({
  color: brand.text,
  vars: {
    [text.default]: brand.text,
    [text.muted]: brand.muted,
    [text.onAccent]: brand.surface,
    [reward.text]: brand.reward,
    [reward.subtle]: brand.inset,
    [accent.text]: brand.text,
    [accent.solid]: brand.text,
    [accent.solidHover]: brand.muted,
    [accent.subtle]: brand.track,
    [accent.border]: brand.border,
    [border.default]: brand.track,
    [border.strong]: brand.border,
    [border.focus]: brand.text,
    [surface.raised]: brand.inset,
    [surface.sunken]: brand.inset,
    [surface.hover]: brand.inset,
  },
});

/** Marks a tinted surface, on which a tonal button has another background. */
export const tinted = style({});

/** Marks the area of the notice of a lost connection, which is empty while there is none. */
export const connectionArea = style({});

/** Marks the notice of a lost connection. */
export const connectionLost = style({});
