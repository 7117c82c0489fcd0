import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  return () => void vi.unstubAllGlobals();
});

test('the landing page leads where decision D34 says', async () => {
  const { landingLinks } = await import('./landingLinks.ts');
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

test('the dashboard leads where the specification says [SHL-04]', async () => {
  const { shellLinks } = await import('./shellLinks.ts');
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
    offerWalls: '/dashboard/offerwallcb/peanutlabs',
    logout: '/logout',
  });
});

test('what an operator has to switch on is off', async () => {
  const { featureFlags } = await import('./featureFlags.ts');
  expect(featureFlags).toEqual({ legacyRedemption: false });
});
