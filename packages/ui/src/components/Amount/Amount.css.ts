import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const amount = style({ fontVariantNumeric: 'tabular-nums' });

export const tone = styleVariants({
  reward: [amount, { color: vars.color.reward.text, fontWeight: vars.weight.strong }],
  plain: [amount],
});
