import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';

const base = style({
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.space.xxsmall,
});

const underlined = {
  textDecoration: 'underline',
  ':hover': { textDecorationThickness: '2px' },
} as const;

const asHighAsAControl = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
} as const;

export const look = styleVariants({
  inline: [base, underlined],
  standalone: [base, underlined, asHighAsAControl],
  plain: [
    base,
    asHighAsAControl,
    {
      color: vars.color.text.default,
      textDecoration: 'none',
      ':hover': { textDecoration: 'underline' },
    },
  ],
});

export const external = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '0.875em',
  blockSize: '0.875em',
  marginInlineStart: vars.space.xxsmall,
  verticalAlign: '-0.08em',
});
