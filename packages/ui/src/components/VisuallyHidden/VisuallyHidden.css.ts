import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/vars.ts';

/** The styles alone, for text that is visually hidden at some widths only. */
export const unseen = {
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(unseen);
