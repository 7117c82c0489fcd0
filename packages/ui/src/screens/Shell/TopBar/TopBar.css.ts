import { style } from '@vanilla-extract/css';
import { unseen } from '../../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { breakpoints } from '../../../theme/scale.ts';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, size, space } = vars;

/** Windows in which the earning tools fit beside the wordmark and the icons. */
const roomForTools = '(min-width: 45rem)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: space.xsmall,
  borderBlockEnd: `${size.hairline} solid ${color.border.default}`,
  background: color.surface.raised,
  '@media': {
    [roomForTools]: { flexWrap: 'nowrap' },
    [from('desktop')]: { gap: space.xsmall, padding: `0 ${space.medium}` },
  },
});

/** Hidden in wide windows, where the sidebar is always visible. */
export const menu = style({ '@media': { [from('desktop')]: { display: 'none' } } });

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  textDecoration: 'none',
});

/** In a narrow window the earning tools get a row of their own. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  order: 1,
  gap: space.xsmall,
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': {
    [roomForTools]: {
      flexWrap: 'nowrap',
      order: 0,
      inlineSize: 'auto',
      marginInlineStart: 'auto',
    },
  },
});

/** Visually hidden in narrow windows, where the icon stands alone. */
export const word = style({
  '@media': { [`(max-width: ${breakpoints.desktop - 1}px)`]: unseen },
});

/** Hidden at the smallest widths, which have no room for it. */
export const chevron = style({
  display: 'none',
  flexShrink: 0,
  inlineSize: space.medium,
  blockSize: space.medium,
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** Truncates long balances, so that the rest of the bar keeps its room. */
export const figure = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.strong,
});
