import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const { accent, critical, info, positive, text, warning } = vars.color;

const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  small: [logo, vars.text.small],
  large: [logo, vars.text.title],
});

export const mark = style({ flexShrink: 0, inlineSize: '1.25em', blockSize: '1.25em' });

export const colourOf = styleVariants({
  SAMPLY: { color: positive.text },
  RAPIDOREACH: { color: critical.text },
  YOURSURVEYS: { color: accent.text },
  PURESPECTRUM: { color: warning.text },
  SSI: { color: info.text },
  CINT: { color: text.default },
});
