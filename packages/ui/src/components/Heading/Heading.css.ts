import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { phoneText, text, weight } = vars;

export const heading = style({ fontWeight: weight.strong, textWrap: 'balance' });

const large = (name: keyof typeof phoneText, letterSpacing: string) => ({
  ...phoneText[name],
  fontWeight: weight.bold,
  letterSpacing,
  '@media': { [from('desktop')]: text[name] },
});

export const size = styleVariants({
  body: text.body,
  lead: { ...text.lead, letterSpacing: '-0.005em' },
  title: large('title', '-0.01em'),
  headline: large('headline', '-0.015em'),
  display: large('display', '-0.03em'),
});

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  critical: { color: vars.color.critical.text },
  info: { color: vars.color.info.text },
});
