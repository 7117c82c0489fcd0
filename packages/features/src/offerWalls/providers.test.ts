import { expect, test } from 'vitest';
import { bitlabsTheme, isBitlabsReward, isWall, pagesIn, type WallContainer } from './providers.ts';

const tabsIn = (container: WallContainer) =>
  pagesIn(container).flatMap(({ slug, tab }) => (tab === undefined ? [] : [[slug, tab]]));

const slugsWithoutTab = (container: WallContainer) =>
  pagesIn(container).flatMap(({ slug, tab }) => (tab === undefined ? [slug] : []));

test('the offers have one provider with a tab, and pages without tabs [OFC-01] [OFW-06]', () => {
  expect(tabsIn('offers')).toEqual([['rapidoreach', 'RapidoReach']]);
  expect(slugsWithoutTab('offers')).toEqual(
    expect.arrayContaining([
      'tapresearch',
      'personaly',
      'wannads',
      'sayso',
      'adscend',
      'adscendoffer',
    ]),
  );
});

test('the offer walls have five tabs in order, and pages without tabs [OWC-01] [OWC-05]', () => {
  expect(tabsIn('offerwallcb')).toEqual([
    ['rapidoreach', 'RAPIDOREACH IFRAME'],
    ['rapidoreach-widget', 'RAPIDOREACH WIDGET'],
    ['offertoro', 'OFFERTORO'],
    ['bitlabs', 'BITLABS'],
    ['inbrain', 'INBRAIN'],
  ]);
  expect(slugsWithoutTab('offerwallcb')).toEqual(
    expect.arrayContaining([
      'personaly',
      'wannads',
      'theoremreach',
      'tapresearch',
      'sayso',
      'adscendmedia',
      'adscendoffer',
    ]),
  );
});

test('the offer walls open on RapidoReach, their first page [OWC-03]', () => {
  expect(pagesIn('offerwallcb')[0]).toMatchObject({ slug: 'rapidoreach', name: 'RapidoReach' });
});

test('only the pages of three providers can be linked, and all are framed', () => {
  const modes = pagesIn('offerwallcb').flatMap(({ slug, mode }) => (mode ? [[slug, mode]] : []));
  expect(modes).toEqual([
    ['rapidoreach', 'frame'],
    ['sayso', 'frame'],
    ['offertoro', 'frame'],
  ]);
});

test('providers that need more than a link have their own container', () => {
  const slugs = pagesIn('offerwallcb').flatMap(({ slug }) => (isWall(slug) ? [] : [slug]));
  expect(slugs).toEqual(['rapidoreach-widget', 'inbrain']);
  expect(isWall('bitlabs')).toBe(true);
});

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
