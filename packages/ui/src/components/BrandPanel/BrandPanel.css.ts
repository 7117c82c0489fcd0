import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { onBrand } from '#ui/theme/marks.css.ts';
import { vars } from '#ui/theme/vars.ts';

/** The opacities of the rosette behind text and beside it. */
export const rosetteOpacity = { behind: 0.1, beside: 0.24 } as const;

const { brand } = vars.color;

export const panel = style([
  onBrand,
  {
    position: 'relative',
    isolation: 'isolate',
    minInlineSize: 0,
    overflow: 'hidden',
    // Forced colours make the border visible.
    border: `${vars.size.hairline} solid transparent`,
    background: brand.surface,
  },
]);

export const shape = styleVariants({
  card: { borderRadius: vars.radius.container },
  band: { borderInline: 'none' },
});

export const rosette = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  inlineSize: '38rem',
  maxInlineSize: 'none',
  blockSize: '38rem',
  translate: '0 -50%',
  fill: 'none',
  stroke: brand.border,
  strokeWidth: 0.75,
  // So faint that text across its lines keeps its contrast.
  opacity: rosetteOpacity.behind,
  pointerEvents: 'none',
});

export const texture = styleVariants({
  behind: { insetInlineStart: '-19rem' },
  end: {
    insetInlineEnd: '-10rem',
    '@media': { [from('desktop')]: { opacity: rosetteOpacity.beside } },
  },
  centre: {
    insetInlineStart: 'calc(50% - 24rem)',
    inlineSize: '48rem',
    blockSize: '48rem',
    opacity: rosetteOpacity.beside,
  },
});
