import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

export const head = style({ display: 'grid', gap: space.medium });

export const tips = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const list = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  paddingInlineStart: space.large,
  listStyle: 'disc',
});

export const unlock = style({ display: 'grid', justifyItems: 'center' });

export const strip = style({
  display: 'grid',
  gap: space.small,
  alignItems: 'center',
  padding: space.medium,
  border: `${size.hairline} solid ${color.accent.border}`,
  borderRadius: vars.radius.large,
  background: color.accent.subtle,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingInline: space.large,
    },
  },
});

export const trophy = style({
  inlineSize: space.large,
  blockSize: space.large,
  color: color.accent.text,
});

export const places = style({ display: 'flex', flexWrap: 'wrap', gap: space.small });
