import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/media.ts';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;

/** Wraps if the parts do not fit beside each other; an empty part takes no space. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
});

const partPadding = style({
  display: 'grid',
  alignContent: 'center',
  flex: '1 1 100%',
  minInlineSize: 0,
  padding: '20px 20px 0',
  '@media': { [from('tablet')]: { flexBasis: '16rem', padding: space.large } },
});

export const balance = style([partPadding, { justifyItems: 'start' }]);

/** Reserves the height of the balance while it loads. */
export const figure = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  overflowWrap: 'anywhere',
  '@media': { [from('desktop')]: { minBlockSize: '3rem' } },
});

export const placeholder = style({ inlineSize: '8rem' });

export const worth = style({ marginBlockStart: space.xxsmall, color: color.text.muted });

export const dollars = style({ color: color.text.default, fontWeight: vars.weight.strong });

export const reward = style([partPadding, { ':empty': { display: 'none' } }]);

/** The inset with the next step. All its states have the same height. */
export const nextStep = style({
  display: 'grid',
  flex: '1 1 100%',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '13.25rem',
  margin: space.xsmall,
  marginBlockStart: '20px',
  padding: space.medium,
  borderRadius: vars.radius.control,
  background: color.surface.sunken,
  '@media': {
    [from('tablet')]: { flexBasis: '17rem', margin: space.small, padding: '18px' },
  },
});

export const bestSurvey = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  // Moves the amount to a line of its own if the text is large.
  flexWrap: 'wrap',
  columnGap: space.small,
  minInlineSize: 0,
});

export const name = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  ...vars.text.lead,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const amount = style({ flexShrink: 0 });

export const action = style({ marginBlockStart: space.small });

export const stepsHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `calc(-1 * ${space.xsmall}) ${space.xxsmall}`,
});

export const steps = style({ display: 'grid', gap: space.xsmall });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.small,
  minBlockSize: '52px',
  padding: `${space.xxsmall} ${space.small}`,
  border: `${size.hairline} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  ...vars.text.small,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  ':hover': { background: color.border.default },
});

export const stepText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = style({ flexShrink: 0, inlineSize: size.icon, blockSize: size.icon });

export const externalIcon = style({ display: 'inline', inlineSize: '1em', blockSize: '1em' });
