import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { quiet, storyEnvironment } from '../storyEnvironment.ts';
import { openBrowser } from './openBrowser.ts';
import { Journey, type JourneyProps } from './Journey.tsx';
import { journeyParameters } from './journeyParameters.ts';
import { findDeadEnds } from './findDeadEnds.ts';

const meta = preview.meta({
  title: 'Journeys/Every fault',
  component: Journey,
  // Checks the whole site and renders nothing worth showing in the sidebar.
  tags: ['!autodocs', '!dev'],
  args: { start: '/dashboard/cbinbox' },
  parameters: {
    ...journeyParameters,
    signedIn: true,
    clock: 'manual',
    // The screens' own stories check the failed states for accessibility.
    a11y: { test: 'off' },
  },
  beforeEach: openBrowser,
});

type Context = StoryContext<JourneyProps>;

/**
 * One of each kind of failure that a screen can tell apart, and answers without usable records. To a
 * screen no connection, an unreadable answer and a 401 are all a call without an answer: the tests of
 * `post` show that, and the site's notices of them have stories. A refusal with Errors says more than
 * a silent one.
 */
const faults: Record<string, { failed: boolean; answer: () => Response }> = {
  'no connection': { failed: true, answer: () => HttpResponse.error() },
  'a silent refusal': { failed: true, answer: () => HttpResponse.json({ ErrorCode: 'BUSY' }) },
  'records of another shape': {
    failed: false,
    answer: () => HttpResponse.json({ ErrorCode: 'SUCCESS', Data: [{ junk: true }, null] }),
  },
  'no records': {
    failed: false,
    answer: () => HttpResponse.json({ ErrorCode: 'SUCCESS', Data: null }),
  },
};

/** How far to advance the clock after the answers, in ms: further than any delay of a screen. */
const settleMs = 30_000;

/** Resolves when every call has been answered and no timer is left that would change the screen. */
async function waitUntilSettled() {
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  await quiet();
  await storyEnvironment.clock.advance(settleMs);
  await quiet();
  await storyEnvironment.clock.advance(settleMs);
  await quiet();
}

/** Opens a screen once for each fault of one of its calls, and asserts that it has no dead end. */
function expectNoDeadEnds(screen: string, call: string) {
  return async ({ mount, msw }: Pick<Context, 'mount' | 'msw'>) => {
    const deadEnds: string[] = [];
    let answer: () => Response = () => HttpResponse.error();
    let requests = 0;
    msw.use(
      http.all('*', ({ request }) => {
        if (new URL(request.url).pathname !== call) return undefined;
        requests += 1;
        return answer();
      }),
    );
    for (const [name, fault] of Object.entries(faults)) {
      localStorage.clear();
      ({ answer } = fault);
      await mount(<Journey key={name} start={screen} />);
      await waitUntilSettled();
      deadEnds.push(...findDeadEnds(fault.failed).map((what) => `${name}: ${what}`));
    }
    await expect(deadEnds).toEqual([]);
    await expect(requests).toBeGreaterThan(0);
  };
}

export const OnAnyScreen = meta.story();

OnAnyScreen.test(
  'has no dead end at /dashboard/cbinbox without /getUserIdFromSession',
  expectNoDeadEnds('/dashboard/cbinbox', '/getUserIdFromSession'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/cbinbox without /getCbCountByUser',
  expectNoDeadEnds('/dashboard/cbinbox', '/getCbCountByUser'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/offers/wall without /yoursurveys/getSurveys',
  expectNoDeadEnds('/dashboard/offers/wall', '/yoursurveys/getSurveys'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/offers/wall without /ssi/listSurveys',
  expectNoDeadEnds('/dashboard/offers/wall', '/ssi/listSurveys'),
);

// Walls of one kind differ only in their record, so one of each kind is enough.
OnAnyScreen.test(
  'has no dead end at /dashboard/offers/rapidoreach without /rapidoreach/offerwall',
  expectNoDeadEnds('/dashboard/offers/rapidoreach', '/rapidoreach/offerwall'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/offers/yoursurveys without /yoursurveys/getSurveys',
  expectNoDeadEnds('/dashboard/offers/yoursurveys', '/yoursurveys/getSurveys'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/offerwallcb/rapidoreach-widget without /getUserIdForRapidoReach',
  expectNoDeadEnds('/dashboard/offerwallcb/rapidoreach-widget', '/getUserIdForRapidoReach'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/surveys without /yoursurveys/getSurveys',
  expectNoDeadEnds('/dashboard/surveys', '/yoursurveys/getSurveys'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/standalone without /getMatchingSurveysByUser',
  expectNoDeadEnds('/dashboard/standalone', '/getMatchingSurveysByUser'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/userprofile without /getBasicProfile',
  expectNoDeadEnds('/dashboard/userprofile', '/getBasicProfile'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/userprofile without /getUserStats',
  expectNoDeadEnds('/dashboard/userprofile', '/getUserStats'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/userprofile without /myProfileProgressByProvider',
  expectNoDeadEnds('/dashboard/userprofile', '/myProfileProgressByProvider'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/transactioncb without /ListTransactions',
  expectNoDeadEnds('/dashboard/transactioncb', '/ListTransactions'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/referearn without /referral/createUrl',
  expectNoDeadEnds('/dashboard/referearn', '/referral/createUrl'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/referearn without /referrals/get',
  expectNoDeadEnds('/dashboard/referearn', '/referrals/get'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/promomaterial without /referral/createUrl',
  expectNoDeadEnds('/dashboard/promomaterial', '/referral/createUrl'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/cintpanels without /cint/offerwall',
  expectNoDeadEnds('/dashboard/cintpanels', '/cint/offerwall'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/accountsettings without /email/unsubscribeLink',
  expectNoDeadEnds('/dashboard/accountsettings', '/email/unsubscribeLink'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/cbpayza without /getCbCountByUser',
  expectNoDeadEnds('/dashboard/cbpayza', '/getCbCountByUser'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/redeem without /getCbCountByUser',
  expectNoDeadEnds('/dashboard/redeem', '/getCbCountByUser'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/redeemrewards without /tango/getCatalogsForMe',
  expectNoDeadEnds('/dashboard/redeemrewards', '/tango/getCatalogsForMe'),
);

OnAnyScreen.test(
  'has no dead end at /dashboard/redeemrewards/details/amazon-us without /tango/getCatalogsForMe',
  expectNoDeadEnds('/dashboard/redeemrewards/details/amazon-us', '/tango/getCatalogsForMe'),
);
