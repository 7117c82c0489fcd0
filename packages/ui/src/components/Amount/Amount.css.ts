import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { phoneText, text, weight } = vars;

const amount = style({ fontVariantNumeric: 'tabular-nums' });

export const tone = styleVariants({
  reward: [amount, { color: vars.color.reward.text, fontWeight: weight.strong }],
  plain: [amount],
});

export const oneLine = style({ whiteSpace: 'nowrap' });

export const toGo = style({ display: 'inline-block', textWrap: 'balance' });

const large = style({ fontWeight: weight.bold, letterSpacing: '-0.01em' });

/** The larger a figure, the closer its digits. */
export const size = styleVariants({
  body: [large, text.body],
  lead: [large, text.lead],
  title: [large, text.title],
  headline: [
    large,
    {
      ...phoneText.headline,
      letterSpacing: '-0.02em',
      '@media': { [from('desktop')]: text.headline },
    },
  ],
  figure: [
    large,
    {
      ...text.headline,
      letterSpacing: '-0.02em',
      '@media': { [from('tablet')]: { ...phoneText.display, letterSpacing: '-0.03em' } },
    },
  ],
  display: [
    large,
    {
      ...phoneText.display,
      letterSpacing: '-0.03em',
      '@media': { [from('desktop')]: text.display },
    },
  ],
});

const smallUnit = style({
  // The unit must not make the line higher than the figure does.
  lineHeight: 1,
  fontWeight: weight.strong,
  letterSpacing: '0.01em',
});

/** The text after a large figure, in proportion to it, but at least in the size of a caption or small text. */
export const unit = styleVariants({
  alone: [smallUnit, { fontSize: `max(0.56em, ${text.caption.fontSize})` }],
  withDollars: [smallUnit, { fontSize: `max(0.56em, ${text.small.fontSize})` }],
});
