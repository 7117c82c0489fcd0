import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { phoneText, size, text } = vars;

const line = style({ display: 'grid', alignItems: 'center' });

export const title = style([
  line,
  {
    inlineSize: '60%',
    blockSize: phoneText.headline.lineHeight,
    '@media': { [from('desktop')]: { blockSize: text.headline.lineHeight } },
  },
]);

export const subtitle = style([line, { inlineSize: '80%', blockSize: text.body.lineHeight }]);

/** Two lines on a phone. */
export const longSubtitle = style([
  subtitle,
  {
    blockSize: `calc(2 * ${text.body.lineHeight})`,
    '@media': { [from('tablet')]: { blockSize: text.body.lineHeight } },
  },
]);

export const label = style([line, { inlineSize: '25%', blockSize: text.small.lineHeight }]);

export const hint = style([line, { inlineSize: '40%', blockSize: text.small.lineHeight }]);

export const button = style({
  blockSize: size.action,
  borderRadius: vars.radius.full,
  background: vars.color.border.default,
});

export const link = style([line, { inlineSize: '40%', blockSize: size.touch }]);

/** Two lines on a phone. */
export const twoLinks = style([
  link,
  {
    blockSize: `calc(${size.touch} + ${text.small.lineHeight})`,
    '@media': { [from('tablet')]: { blockSize: size.touch } },
  },
]);
