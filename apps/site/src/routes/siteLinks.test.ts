import { expect, test } from 'vitest';
import { landingLinks } from './landingLinks.ts';
import { giftCardPath } from './paths.ts';
import { settings } from '../operator/settings.ts';
import { shellLinks } from './shellLinks.ts';

test('the landing page has the links of decision D34', () => {
  expect(landingLinks).toMatchObject({
    login: '/home/login',
    signUp: '/home/reg',
    discover: '/dashboard/offers',
    home: '/',
    surveys: '/dashboard/surveys',
    redeem: '/dashboard/redeem',
    cashBack: '/dashboard/cbcashback',
    blog: expect.stringMatching(/^https:/),
  });
});

test('the dashboard has the specified links [SHL-04]', () => {
  expect(shellLinks).toMatchObject({
    dashboard: '/dashboard',
    offers: '/dashboard/offers',
    surveys: '/dashboard/surveys',
    referAFriend: '/dashboard/referearn',
    promotionalMaterial: '/dashboard/promomaterial',
    profile: '/dashboard/userprofile',
    earningReport: '/dashboard/transactioncb',
    giftCards: '/giftcards.html',
    redeemRewards: '/dashboard/redeemrewards',
    inbox: '/dashboard/cbinbox',
    offerWalls: '/dashboard/offerwallcb',
    moreOfferWalls: '/dashboard/offerwallcb/peanutlabs',
    logout: '/logout',
  });
});

test('optional features are off by default', () => {
  const { legacyRedemption, analytics, failures } = settings;
  expect({ legacyRedemption, analytics, failures }).toEqual({
    legacyRedemption: false,
    analytics: null,
    failures: { address: null, sample: 1, policyReports: null },
  });
});

test('the page of a gift card has its brand’s key in the address, whatever the key is', () => {
  expect(giftCardPath('a/b c')).toBe('/dashboard/redeemrewards/details/a%2Fb%20c');
});
