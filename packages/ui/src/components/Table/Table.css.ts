import { style, styleVariants } from '@vanilla-extract/css';
import { print, roomFor } from '#ui/theme/media.ts';
import { visuallyHidden, vars } from '#ui/theme/vars.ts';

const { color, size, space } = vars;
const line = `${size.hairline} solid ${color.border.default}`;
const roomForRows = roomFor(40);
/** Applies a style where the container has room for table rows. */
const inRows = (rule: object) => ({ '@container': { [roomForRows]: rule } });

export const panel = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  // Forced colours make the border visible.
  border: `${size.hairline} solid transparent`,
  borderRadius: vars.radius.container,
  background: color.surface.raised,
  boxShadow: vars.elevation.raised,
  overflow: 'hidden',
  '@media': { [print]: { overflow: 'visible' } },
});

/** In a narrow container, as on a phone or with large text, every part is a block. */
export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...inRows({ display: 'table' }),
});

/** Marks the panel of a table whose rows are a ledger on a phone. */
export const ledger = style({});
const inLedger = `${ledger} &`;

export const caption = style({
  display: 'block',
  textAlign: 'start',
  ...vars.text.lead,
  fontWeight: vars.weight.bold,
  ...inRows({ display: 'table-caption' }),
  selectors: { '&:not(:has(> span))': { padding: space.medium } },
});

export const head = style({ display: 'block', ...inRows({ display: 'table-header-group' }) });

export const body = style({ display: 'block', ...inRows({ display: 'table-row-group' }) });

export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: line,
  ...inRows({ display: 'table-row' }),
  selectors: {
    // The headers of a ledger are visually hidden on a phone.
    [inLedger]: { borderBlockEnd: 'none', ...inRows({ borderBlockEnd: line }) },
  },
});

const headerText = {
  ...vars.text.small,
  color: color.text.muted,
  fontWeight: vars.weight.strong,
  overflowWrap: 'normal',
} as const;

/** Keeps a header of several words on one line if the container is wide enough. */
const onOneLine = { [roomFor(48)]: { whiteSpace: 'nowrap' } } as const;

/** Undoes `visuallyHidden` for parts that are hidden on a phone only. */
const visible = {
  position: 'relative',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
};

/** Visually hidden on a phone, where each value has its header beside it. */
export const header = style({
  ...headerText,
  ...visuallyHidden,
  '@container': {
    [roomForRows]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: size.touch,
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      paddingInline: space.medium,
      alignContent: 'center',
    },
    ...onOneLine,
  },
});

export const sortableHeader = style({ ...headerText, padding: 0, '@container': onOneLine });

export const sortable = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  paddingInline: `${space.medium} calc(2 * ${space.medium} + ${space.xxsmall})`,
  selectors: { [inLedger]: { ...visuallyHidden, ...inRows(visible) } },
});

export const sortText = style({ position: 'relative', zIndex: 1, pointerEvents: 'none' });

export const sortButton = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInlineEnd: space.medium,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.text.default, background: color.surface.hover },
  // Inset, since the panel would clip the ring.
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
  selectors: { [inLedger]: { display: 'none', ...inRows({ display: 'flex' }) } },
});

const icon = style({ inlineSize: space.medium, blockSize: space.medium, flexShrink: 0 });
export const sortIcon = style([icon, { opacity: 0.7 }]);
export const sortIconOn = style([icon, { color: color.accent.text }]);

export const row = style({
  display: 'grid',
  gap: space.xsmall,
  padding: space.medium,
  transition: `background-color ${vars.motion.fast} ${vars.easing}`,
  ':hover': { background: color.surface.hover },
  '@media': { [print]: { breakInside: 'avoid' } },
  ...inRows({ display: 'table-row' }),
  selectors: {
    '&:not(:first-child)': { borderBlockStart: line },
    [inLedger]: {
      // Two columns for facts, one for the action, and one for the cell at the end of the title's line.
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridAutoFlow: 'row dense',
      gap: `${space.xxsmall} ${space.small}`,
      '@container': {
        // Stacks the cells, because very large text has no room side by side.
        '(max-width: 14.99rem)': { display: 'flex', flexDirection: 'column' },
      },
    },
  },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'baseline',
  gap: space.small,
  minInlineSize: 0,
  ...inRows({
    display: 'table-cell',
    paddingBlock: space.small,
    paddingInline: space.medium,
    verticalAlign: 'middle',
    '::before': { content: 'none' },
  }),
  // The header beside the value; decorative, because screen readers announce the column header.
  '::before': {
    content: ['attr(data-header)', 'attr(data-header) / ""'],
    ...vars.text.small,
    color: color.text.muted,
  },
  selectors: { [`${ledger} &::before`]: { content: 'none' } },
});

const ledgerCell = style({ display: 'block', ...inRows({ display: 'table-cell' }) });

const ledgerText = { ...vars.text.small, color: color.text.muted };
const tableText = { fontSize: 'inherit', color: 'inherit' };

/** The position of a cell in a row of a ledger. */
export const ledgerPosition = styleVariants({
  title: [
    ledgerCell,
    {
      gridArea: '1 / 1 / 2 / 4',
      fontWeight: vars.weight.strong,
      ...inRows({ gridArea: 'auto', fontWeight: 'inherit' }),
    },
  ],
  detail: [
    ledgerCell,
    {
      gridColumn: '1 / 4',
      ...ledgerText,
      ...inRows({ gridColumn: 'auto', ...tableText }),
    },
  ],
  fact: [ledgerCell, { gridRow: 2, ...ledgerText, ...inRows({ gridRow: 'auto', ...tableText }) }],
  end: [ledgerCell, { gridArea: '1 / 4', textAlign: 'end', ...inRows({ gridArea: 'auto' }) }],
  action: [
    ledgerCell,
    {
      gridArea: '2 / 3 / 3 / 5',
      justifySelf: 'end',
      // The target of a link extends into the space around the row's text.
      marginBlock: `calc(-1 * ${space.xsmall})`,
      marginInlineEnd: `calc(-1 * ${space.small})`,
      maxInlineSize: '12rem',
      ...inRows({ gridArea: 'auto', margin: 0, maxInlineSize: 'none' }),
    },
  ],
  none: { display: 'none', ...inRows({ display: 'table-cell' }) },
});

// After the ledger's styles, whose alignment it overrides in a wide container.
export const alignment = styleVariants({
  start: inRows({ textAlign: 'start' }),
  end: { fontVariantNumeric: 'tabular-nums', ...inRows({ textAlign: 'end' }) },
});

export const width = styleVariants({
  content: inRows({ inlineSize: '1%', whiteSpace: 'nowrap' }),
  even: inRows({ whiteSpace: 'nowrap' }),
  rest: { overflowWrap: 'anywhere' },
});

export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const empty = style({
  display: 'block',
  padding: space.medium,
  ...inRows({ display: 'table-cell' }),
});

export const footer = style({
  padding: `${space.small} ${space.medium}`,
  borderBlockStart: line,
  ...vars.text.small,
});
