import { style } from '@vanilla-extract/css';
import { look } from '../Link/Link.css.ts';

export const linkButton = style([
  look.inline,
  { display: 'inline', padding: 0, border: 0, background: 'none', cursor: 'pointer' },
]);
