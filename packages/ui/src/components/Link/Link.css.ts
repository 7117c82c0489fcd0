import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const base = style({
  color: vars.color.accent.text,
  fontWeight: vars.weight.strong,
  borderRadius: vars.space.xxsmall,
});

const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationThickness: '2px' },
} as const;

const controlHeight = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touch,
} as const;

export const look = styleVariants({
  inline: [base, underlined],
  standalone: [base, underlined, controlHeight],
  plain: [
    base,
    controlHeight,
    {
      color: vars.color.text.default,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      textUnderlineOffset: '0.2em',
      ':hover': { textDecoration: 'underline' },
    },
  ],
});

export const external = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineStart: vars.space.xxsmall,
  verticalAlign: '-0.12em',
  selectors: {
    [`${look.standalone} > &, ${look.plain} > &`]: { marginInlineStart: 0 },
  },
});

export const linkButton = style([
  look.inline,
  { display: 'inline', padding: 0, border: 0, background: 'none', cursor: 'pointer' },
]);
