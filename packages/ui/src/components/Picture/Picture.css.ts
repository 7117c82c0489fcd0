import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, radius, size, space, text, weight } = vars;

export const fit = styleVariants({
  own: { display: 'block', maxInlineSize: '100%' },
  container: { display: 'block', inlineSize: '100%', borderRadius: radius.container },
});

/** Grows beyond the picture's size if its texts need more room. */
export const failed = style([
  text.small,
  {
    boxSizing: 'border-box',
    // In a grid, the smallest height of its texts would set its width by the aspect ratio.
    minInlineSize: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.xxsmall,
    padding: space.small,
    border: `${size.hairline} dashed ${color.border.strong}`,
    background: color.surface.sunken,
    color: color.text.muted,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const name = style({ color: color.text.default, fontWeight: weight.strong });
