import { from } from '@cb/ui/internal/theme/media';
import { vars } from '@cb/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space, text } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  margin: `${space.medium} 0`,
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const advice = style({
  ...text.small,
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  gap: space.small,
  margin: 0,
  color: color.text.default,
});

const example = style({
  padding: space.large,
  borderBlockEnd: '4px solid',
  background: color.surface.page,
});

export const examples = {
  do: style([example, { borderColor: color.positive.border }]),
  avoid: style([example, { borderColor: color.critical.border }]),
};

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  marginBlock: `${space.medium} ${space.small}`,
  border: `${size.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.control,
});

export const code = style({ ...text.small, marginBlockEnd: space.large, color: color.text.muted });
