import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

export const safeHtml = style({
  display: 'grid',
  gap: space.small,
  minInlineSize: 0,
  maxInlineSize: vars.measure.text,
});

export const prose = style({ minInlineSize: 0, overflowX: 'auto' });

export const truncationNote = style({ ...vars.text.small, color: color.text.muted });

// The vendor's markup has no classes, so these are global styles.
globalStyle(`${prose} > * + *`, { marginBlockStart: space.small });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space.large });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} a[href]`, {
  color: color.accent.text,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.2em',
});
globalStyle(`${prose} pre`, { whiteSpace: 'pre-wrap' });
globalStyle(`${prose} table`, { borderCollapse: 'collapse' });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space.xxsmall} ${space.xsmall}`,
  border: `${size.hairline} solid ${color.border.default}`,
  textAlign: 'start',
  // A very long word must not widen its column.
  overflowWrap: 'anywhere',
});
globalStyle(`${prose} mark`, { background: color.warning.subtle, color: color.text.default });
