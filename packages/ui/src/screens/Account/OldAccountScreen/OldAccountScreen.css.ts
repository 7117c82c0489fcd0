import { style } from '@vanilla-extract/css';
import { pageHeight } from '#ui/components/Frame/Frame.css.ts';

/** Has the height of the frame, to avoid a layout shift while it loads. */
export const login = style({ minBlockSize: pageHeight });
