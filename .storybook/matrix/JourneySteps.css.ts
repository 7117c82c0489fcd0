import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import { matrix } from './StateMatrix.css.ts';

const { color, radius, size, space, text } = vars;

export const steps = style([matrix, { margin: `${space.medium} 0 ${space.xlarge}` }]);

export const step = style({ display: 'grid', gap: space.xxsmall, maxInlineSize: '100%' });

export const link = style({
  ...text.small,
  display: 'grid',
  gap: space.xsmall,
  fontWeight: vars.weight.strong,
  color: color.text.default,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: radius.control,
});

export const requirements = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}`,
  paddingBlock: space.xxsmall,
  color: color.text.muted,
});

export const requirement = style({
  color: color.accent.text,
  textDecoration: 'underline',
});
