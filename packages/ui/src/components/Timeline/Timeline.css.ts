import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

const { color, size, space, weight } = vars;

export const list = style({ display: 'grid', minInlineSize: 0 });

const dotSize = '1.75rem';

const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${dotSize} minmax(0, 1fr)`,
  columnGap: space.small,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space.large },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${dotSize} 0`,
      insetInlineStart: `calc(${dotSize} / 2 - ${size.hairline})`,
      borderInlineStart: `${size.ring} solid ${color.border.strong}`,
    },
  },
});

export const step = styleVariants({
  done: [
    item,
    { selectors: { '&:not(:last-child)::before': { borderColor: color.accent.border } } },
  ],
  current: [item],
  upcoming: [item],
});

const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: dotSize,
  blockSize: dotSize,
  border: `${size.ring} solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  ...vars.text.small,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const dotState = styleVariants({
  done: [
    dot,
    {
      borderColor: color.accent.solid,
      background: color.accent.solid,
      color: color.text.onAccent,
    },
  ],
  current: [dot, { borderColor: color.accent.border, color: color.accent.text }],
  upcoming: [dot, { color: color.text.muted }],
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  paddingBlockStart: `calc((${dotSize} - ${vars.text.body.lineHeight}) / 2)`,
});

export const title = style({ fontWeight: weight.strong });

export const detail = style({ ...vars.text.small, color: color.text.muted });
