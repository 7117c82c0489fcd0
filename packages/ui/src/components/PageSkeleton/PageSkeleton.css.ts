import { style } from '@vanilla-extract/css';
import { from } from '@cb/ui/theme/media';
import { vars } from '@cb/ui/theme/vars';

/** Has the height of the heading, to avoid a layout shift while it loads. */
export const heading = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '40%',
  blockSize: vars.text.headline.lineHeight,
});

export const cards = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A tab or filter. */
export const pill = style({ maxInlineSize: '24rem' });

export const frame = style({ minBlockSize: '24rem', maxInlineSize: vars.measure.text });
