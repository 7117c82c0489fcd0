import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

/** Header, main and footer share the same left and right edges. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.content,
  marginInline: 'auto',
  paddingInline: space.medium,
  '@media': { [from('tablet')]: { paddingInline: space.xlarge } },
});

export const header = style({
  borderBlockEnd: `${vars.size.hairline} solid ${color.border.default}`,
  background: color.surface.raised,
});

export const headerInner = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xsmall,
    paddingBlock: space.small,
  },
]);

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
});

export const main = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    alignContent: 'start',
    gap: space.xxlarge,
    paddingBlock: space.large,
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.measure.card})`,
        alignItems: 'center',
        alignContent: 'center',
        gap: space.xxxlarge,
        paddingBlock: space.xxlarge,
      },
    },
  },
]);

/**
 * First in reading order, as it is what visitors come for; shown at the end of the row when wide.
 */
export const area = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.card,
  marginInline: 'auto',
  '@media': { [from('desktop')]: { gridColumn: 2, gridRow: 1, marginInline: 0 } },
});

export const value = style({
  '@media': { [from('desktop')]: { gridColumn: 1, gridRow: 1 } },
});

export const statement = style({ display: 'grid', gap: space.large });

export const tagline = style({
  ...vars.text.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [from('wide')]: vars.text.display },
});

export const rate = style({
  ...vars.text.lead,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xsmall,
  padding: `${space.xsmall} ${space.medium}`,
  border: `${vars.size.hairline} solid ${color.reward.border}`,
  borderRadius: vars.radius.full,
  background: color.reward.subtle,
  fontWeight: vars.weight.strong,
});

export const steps = style({ display: 'grid', gap: space.medium });

export const step = style({ display: 'flex', alignItems: 'flex-start', gap: space.medium });

export const stepIcon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: color.accent.subtle,
  color: color.accent.text,
});
