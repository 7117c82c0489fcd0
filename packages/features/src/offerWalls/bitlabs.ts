import * as v from 'valibot';
import type { RuntimeMessage } from './runtimeMessage.ts';

/**
 * The messages for BitLabs if the server sends none (BIT-05, D272). The names are those of BitLabs'
 * runtime interface; it ignores unknown ones.
 */
export const bitlabsTheme: readonly RuntimeMessage[] = [
  { target: 'app.modifier.theme', value: 'dark' },
  { target: 'app.visual.dark.interaction_color', value: '#0F9D58' },
  { target: 'app.visual.dark.navigation_color', value: '#101828' },
  { target: 'general.currency.symbol.content', value: 'CB' },
  { target: 'general.currency.symbol.is_image', value: false },
];

/** The hooks of BitLabs' page after which it credits the member: all that carry a reward. */
const rewardHook = v.object({
  type: v.literal('hook'),
  name: v.picklist([
    'offerwall-surveys:survey.complete',
    'offerwall-surveys:survey.screenout',
    'offerwall-surveys:survey.start-bonus',
  ]),
});

/** Whether a message of BitLabs' page says that it credits the member. Its amount is not used. */
export const isBitlabsReward = (data: unknown) => v.is(rewardHook, data);
