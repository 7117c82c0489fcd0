import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: space.medium,
  border: `${size.hairline} solid`,
  borderInlineStartWidth: space.xxsmall,
  borderRadius: vars.radius.small,
});

export const completed = style([
  notice,
  {
    justifyContent: 'flex-start',
    flexWrap: 'nowrap',
    borderColor: color.positive.border,
    background: color.positive.subtle,
    color: color.positive.text,
    fontWeight: vars.weight.medium,
  },
]);

export const unsent = style([
  notice,
  {
    borderColor: color.warning.border,
    background: color.warning.subtle,
    color: color.warning.text,
  },
]);

export const icon = style({ flexShrink: 0, inlineSize: size.icon, blockSize: size.icon });

// Two rows of two on a phone, so that the buttons leave room for the question.
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xsmall,
  inlineSize: '100%',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'auto auto 1fr auto', gap: space.small },
  },
});

export const last = style({
  display: 'contents',
  '@media': { [from('tablet')]: { display: 'block', justifySelf: 'end' } },
});
