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

const figure = style({ fontWeight: weight.bold, letterSpacing: '-0.01em' });

export const size = styleVariants({
  body: [figure, text.body],
  lead: [figure, text.lead],
  title: [figure, text.title],
  headline: [
    figure,
    {
      ...phoneText.headline,
      letterSpacing: '-0.02em',
      '@media': { [from('desktop')]: text.headline },
    },
  ],
  figure: [
    figure,
    {
      ...text.headline,
      letterSpacing: '-0.02em',
      '@media': { [from('tablet')]: { ...phoneText.display, letterSpacing: '-0.03em' } },
    },
  ],
  display: [
    figure,
    {
      ...phoneText.display,
      letterSpacing: '-0.03em',
      '@media': { [from('desktop')]: text.display },
    },
  ],
});

const small = style({
  // Otherwise its line would be higher than the figure's.
  lineHeight: 1,
  fontWeight: weight.strong,
  letterSpacing: '0.01em',
});

/** The text after a large figure: the unit, or the unit and the dollars. */
export const unit = styleVariants({
  alone: [small, { fontSize: 'max(0.56em, 0.75rem)' }],
  withDollars: [small, { fontSize: 'max(0.56em, 0.875rem)' }],
});
