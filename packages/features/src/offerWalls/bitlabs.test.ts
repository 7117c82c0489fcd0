import { expect, test } from 'vitest';
import { bitlabsTheme, isBitlabsReward } from './bitlabs.ts';

test('the default theme is dark, with its colours and the currency as text [BIT-05]', () => {
  expect(Object.fromEntries(bitlabsTheme.map(({ target, value }) => [target, value]))).toEqual({
    'app.modifier.theme': 'dark',
    'app.visual.dark.interaction_color': '#0F9D58',
    'app.visual.dark.navigation_color': '#101828',
    'general.currency.symbol.content': 'CB',
    'general.currency.symbol.is_image': false,
  });
});

const hook = (name: string) => ({ type: 'hook', name, args: [{ reward: 5 }] });

test.each(['survey.complete', 'survey.screenout', 'survey.start-bonus'])(
  'reads a reward from the hook %s',
  (name) => {
    expect(isBitlabsReward(hook(`offerwall-surveys:${name}`))).toBe(true);
  },
);

test.each([
  hook('offerwall-core:init'),
  hook('offerwall-core:sdk.close'),
  { type: 'hook', name: 'offerwall-surveys:survey.start', args: [{ clickId: '1', link: '' }] },
  { ...hook('offerwall-surveys:survey.complete'), type: 'ready' },
  { target: 'app.modifier.theme', value: 'dark' },
  'offerwall-surveys:survey.complete',
  null,
])('reads no reward from %j', (data) => {
  expect(isBitlabsReward(data)).toBe(false);
});
