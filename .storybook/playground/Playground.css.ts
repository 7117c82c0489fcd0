import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, text } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const monospace = { ...text.small, fontFamily: 'ui-monospace, monospace' };

export const editor = style({
  ...monospace,
  inlineSize: '100%',
  minBlockSize: '24em',
  padding: space.small,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  resize: 'vertical',
  tabSize: 2,
});

export const error = style({
  ...monospace,
  color: color.critical.text,
  whiteSpace: 'pre-wrap',
});

export const preview = style({
  padding: space.medium,
  borderRadius: radius.container,
  background: color.surface.page,
  color: color.text.default,
  border: `${size.hairline} solid ${color.border.default}`,
});
