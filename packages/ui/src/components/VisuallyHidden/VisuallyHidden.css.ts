import { style } from '@vanilla-extract/css';
import { unseen } from '#ui/theme/vars.ts';

export const hidden = style(unseen);
