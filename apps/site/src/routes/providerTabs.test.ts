import { expect, test } from 'vitest';
import { providersWithoutTab, providerTabs } from './providerTabs.ts';

test('the offer walls have five tabs in the specified order [OWC-01]', () => {
  expect(providerTabs('offerwallcb')).toEqual([
    { label: 'RAPIDOREACH IFRAME', href: '/dashboard/offerwallcb/rapidoreach' },
    { label: 'RAPIDOREACH WIDGET', href: '/dashboard/offerwallcb/rapidoreach-widget' },
    { label: 'OFFERTORO', href: '/dashboard/offerwallcb/offertoro' },
    { label: 'BITLABS', href: '/dashboard/offerwallcb/bitlabs' },
    { label: 'INBRAIN', href: '/dashboard/offerwallcb/inbrain' },
  ]);
});

test('no tab of the offers leads to another provider than RapidoReach [OFW-06]', () => {
  expect(providerTabs('offers')).toEqual([
    { label: 'RapidoReach', href: '/dashboard/offers/rapidoreach' },
  ]);
});

test.each([
  ['offers', ['sayso', 'tapresearch', 'personaly', 'wannads', 'adscend', 'adscendoffer']],
  [
    'offerwallcb',
    [
      'sayso',
      'tapresearch',
      'personaly',
      'wannads',
      'adscendmedia',
      'adscendoffer',
      'theoremreach',
    ],
  ],
] as const)('the walls of %s without a tab have a link [OFW-06] [OWC-05]', (container, slugs) => {
  expect(providersWithoutTab(container).map(({ href }) => href)).toEqual(
    slugs.map((slug) => `/dashboard/${container}/${slug}`),
  );
});
