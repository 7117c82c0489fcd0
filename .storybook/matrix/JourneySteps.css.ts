import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const steps = style({
  display: 'grid',
  gap: space.small,
  margin: `${space.medium} 0 ${space.xlarge}`,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  ...text.small,
  fontWeight: vars.weight.strong,
  color: color.text.default,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const requirements = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}`,
  alignItems: 'baseline',
  color: color.text.muted,
});
