import { globalStyle, style } from '@vanilla-extract/css';

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

/** Scrolls separately on a phone, where names would otherwise break at every letter and widen the page. */
export const controls = style({ overflowX: 'auto' });
globalStyle(`${controls} table`, { minInlineSize: '40rem' });
