import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.ts';
import { control } from '../Field/Field.css.ts';

export const select = style([
  control,
  {
    cursor: 'pointer',
    // `:read-only` matches selects too, so this resets the style of read-only inputs.
    selectors: { '&:read-only': { background: vars.color.surface.raised } },
  },
]);

export const inline = style([
  select,
  { flex: '0 1 auto', inlineSize: 'auto', maxInlineSize: '14rem' },
]);
