import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, space } = vars;

export const rows = style({
  display: 'grid',
  gap: space.medium,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: space.xlarge,
    },
  },
});

export const banner = style({ display: 'grid', alignContent: 'start', gap: space.small });

// Wraps if there is no room: a wide banner is above its codes, a narrow one beside them.
export const bannerAndCodes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.large,
});

export const preview = style({
  maxInlineSize: '100%',
  padding: space.medium,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
});

// A block, so that its focus ring is around the whole picture.
export const link = style({ display: 'block' });

export const details = style({ flex: '1 1 28rem', minInlineSize: 'min(100%, 16rem)' });

export const summary = style({
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  color: color.accent.text,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  // On a desktop the codes are always open.
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 40%)), 1fr))',
  alignItems: 'start',
  gap: space.medium,
});

// May be narrower than its address, which is then truncated.
export const fullWidth = style({ gridColumn: '1 / -1', minInlineSize: 0 });
