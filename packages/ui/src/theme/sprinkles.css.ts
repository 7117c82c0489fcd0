import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from './media.ts';
import { space } from './scale.ts';

const layout = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': from('tablet') },
    desktop: { '@media': from('desktop') },
  },
  defaultCondition: 'phone',
  properties: { gap: space, padding: space },
});

/** Responsive spacing, for the layout components only. */
export const sprinkles = createSprinkles(layout);
