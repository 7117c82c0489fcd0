import { expect, test } from 'vitest';
import { providerTabs } from './providerTabs.ts';

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
