import { style } from '@vanilla-extract/css';
import { narrow } from '../../../components/NavLink/NavLink.css.ts';
import { vars } from '../../../theme/vars.ts';

const { space } = vars;

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.large,
  padding: space.small,
  '@container': { [narrow]: { padding: space.xxsmall } },
});

/** Entries adapt to the width of this container. */
export const container = style({ containerType: 'inline-size' });

export const list = style({ display: 'grid', gap: space.xxsmall });

export const banners = style({ '@container': { [narrow]: { display: 'none' } } });
