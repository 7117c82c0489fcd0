import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { unseen } from '../../../components/VisuallyHidden/VisuallyHidden.css.ts';

const { color, size, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xsmall,
  maxInlineSize: '45rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const bar = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: space.xsmall,
  borderRadius: vars.radius.full,
  border: `${size.hairline} solid ${color.border.strong}`,
} as const;

const item = style({ position: 'relative', minInlineSize: 0, paddingBlockStart: space.medium });

export const ahead = style([item, { '::before': { ...bar, background: color.surface.sunken } }]);

export const reached = style([
  item,
  {
    '::before': {
      ...bar,
      borderColor: color.accent.solid,
      background: color.accent.solid,
      // Marks it where forced colours remove the background.
      borderWidth: `calc(${space.xsmall} / 2)`,
    },
  },
]);

const words = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  ...vars.text.small,
} as const;

export const name = style({
  ...words,
  ...unseen,
  color: color.text.muted,
  fontWeight: vars.weight.medium,
  '@media': {
    [from('tablet')]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});

// The name of the current step may extend beyond its bar, because the others have no names.
export const currentName = style({
  ...words,
  inlineSize: 'max-content',
  color: color.accent.text,
  fontWeight: vars.weight.bold,
});
