import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '#ui/theme/vars.ts';

export const hidden = style(visuallyHidden);
