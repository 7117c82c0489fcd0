import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

// The product's reset removes numbers and bullets, which the prose of the guide needs.
globalStyle('.sbdocs-content > ol, .sbdocs-content > div > ol', { listStyle: 'decimal' });
globalStyle('.sbdocs-content > ul, .sbdocs-content > div > ul', { listStyle: 'disc' });

// On a phone a wide table scrolls, rather than the page, and keeps its words whole.
globalStyle('.sbdocs-content > table, .sbdocs-content > div > table', {
  display: 'block',
  overflowX: 'auto',
  overflowWrap: 'normal',
});

// Long paths and commands within a sentence wrap, too.
globalStyle('.sbdocs-content :not(pre) > code', {
  display: 'inline',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

/** Scrolls on its own on a phone, where names would break at every letter and widen the page. */
export const controls = style({ overflowX: 'auto' });
globalStyle(`${controls} table`, { minInlineSize: '40rem' });

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
