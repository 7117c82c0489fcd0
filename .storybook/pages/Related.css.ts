import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const related = style({
  ...text.small,
  display: 'grid',
  gap: space.xsmall,
  margin: `${space.medium} 0`,
  color: color.text.default,
});

export const row = style({
  display: 'grid',
  gap: `0 ${space.medium}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
});

export const label = style({ fontWeight: weight.strong, paddingBlock: space.xxsmall });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}`,
  margin: 0,
});

export const link = style({
  color: color.accent.text,
  textDecoration: 'underline',
  // Room for a finger, without a box around each of many links.
  paddingBlock: space.xxsmall,
});
