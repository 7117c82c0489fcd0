import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.ts';

export { cover, frameArea } from '../../OfferWalls/OfferWallScreen/OfferWallScreen.css.ts';

export const articles = style({
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.measure.text,
  paddingBlockStart: vars.space.medium,
});
