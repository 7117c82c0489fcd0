import { style } from '@vanilla-extract/css';
import { pageHeight } from '../../../components/Frame/Frame.css.ts';

/** As high as the frame that comes, so that nothing below it moves. */
export const login = style({ minBlockSize: pageHeight });
