import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { quiet, storyEnvironment } from '../storyEnvironment.ts';
import { openBrowser } from './openBrowser.ts';
import { Journey, type JourneyProps } from './Journey.tsx';
import { journeyParameters } from './journeyParameters.ts';
import { strandsOf } from './strandsOf.ts';

const meta = preview.meta({
  title: 'Journeys/Every fault',
  component: Journey,
  // A check of the whole site that shows nothing to look at.
  tags: ['!autodocs', '!dev'],
  args: { start: '/dashboard/cbinbox' },
  parameters: {
    ...journeyParameters,
    signedIn: true,
    clock: 'manual',
    // What shows after a fault has its own stories.
    a11y: { test: 'off' },
  },
  beforeEach: openBrowser,
});

type Context = StoryContext<JourneyProps>;

/**
 * One of each kind of failure that a screen can tell apart (an outage reads as no connection does), and
 * answers that hold nothing to show.
 */
const faults: Record<string, { failed: boolean; answer: () => HttpResponse<BodyInit> }> = {
  'no connection': { failed: true, answer: () => HttpResponse.error() },
  'a truncated answer': { failed: true, answer: () => HttpResponse.text('{"ErrorCode":"SUCC') },
  'a refusal': {
    failed: true,
    answer: () => HttpResponse.json({ ErrorCode: 'BUSY', Errors: ['We are busy.'] }),
  },
  'a silent refusal': { failed: true, answer: () => HttpResponse.json({ ErrorCode: 'BUSY' }) },
  'a 401': { failed: true, answer: () => new HttpResponse(null, { status: 401 }) },
  'records of another shape': {
    failed: false,
    answer: () => HttpResponse.json({ ErrorCode: 'SUCCESS', Data: [{ junk: true }, null] }),
  },
  'no records': {
    failed: false,
    answer: () => HttpResponse.json({ ErrorCode: 'SUCCESS', Data: null }),
  },
};

/** How long a screen may take to come to rest, in ms, beyond its answers; longer than any of its delays. */
const restMs = 30_000;

/** Waits until every answer is there and nothing changes by itself any more. */
async function comesToRest() {
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  await quiet();
  await storyEnvironment.clock.advance(restMs);
  await quiet();
  await storyEnvironment.clock.advance(restMs);
  await quiet();
}

/** Opens a screen once for each of its calls and each fault, and lists where a member would be stranded. */
function strandsNobody(screen: string, ...calls: readonly string[]) {
  return async ({ mount, msw }: Pick<Context, 'mount' | 'msw'>) => {
    const strands: string[] = [];
    let [faulty, answer] = ['', () => HttpResponse.error()];
    let asked = 0;
    msw.use(
      http.all('*', ({ request }) => {
        if (new URL(request.url).pathname !== faulty) return undefined;
        asked += 1;
        return answer();
      }),
    );
    for (const call of calls) {
      [faulty, asked] = [call, 0];
      for (const [name, fault] of Object.entries(faults)) {
        localStorage.clear();
        ({ answer } = fault);
        await mount(<Journey key={`${call} ${name}`} start={screen} />);
        await comesToRest();
        strands.push(...strandsOf(fault.failed).map((what) => `${call}, ${name}: ${what}`));
      }
      if (asked === 0) strands.push(`${call} is not asked for`);
    }
    await expect(strands).toEqual([]);
  };
}

export const OnAnyScreen = meta.story();

OnAnyScreen.test(
  'strands nobody at /dashboard/cbinbox',
  strandsNobody('/dashboard/cbinbox', '/getUserIdFromSession', '/getCbCountByUser'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/offers/wall',
  strandsNobody('/dashboard/offers/wall', '/yoursurveys/getSurveys', '/ssi/listSurveys'),
);

// The walls differ in their records alone, so one of each kind stands for them.
OnAnyScreen.test(
  'strands nobody at /dashboard/offers/rapidoreach',
  strandsNobody('/dashboard/offers/rapidoreach', '/rapidoreach/offerwall'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/offers/yoursurveys',
  strandsNobody('/dashboard/offers/yoursurveys', '/yoursurveys/getSurveys'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/offerwallcb/rapidoreach-widget',
  strandsNobody('/dashboard/offerwallcb/rapidoreach-widget', '/getUserIdForRapidoReach'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/surveys',
  strandsNobody('/dashboard/surveys', '/yoursurveys/getSurveys'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/standalone',
  strandsNobody('/dashboard/standalone', '/getMatchingSurveysByUser'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/userprofile',
  strandsNobody(
    '/dashboard/userprofile',
    '/getBasicProfile',
    '/getUserStats',
    '/myProfileProgressByProvider',
  ),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/transactioncb',
  strandsNobody('/dashboard/transactioncb', '/ListTransactions'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/referearn',
  strandsNobody('/dashboard/referearn', '/referral/createUrl', '/referrals/get'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/promomaterial',
  strandsNobody('/dashboard/promomaterial', '/referral/createUrl'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/cintpanels',
  strandsNobody('/dashboard/cintpanels', '/cint/offerwall'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/accountsettings',
  strandsNobody('/dashboard/accountsettings', '/email/unsubscribeLink'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/cbpayza',
  strandsNobody('/dashboard/cbpayza', '/getCbCountByUser'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/redeem',
  strandsNobody('/dashboard/redeem', '/getCbCountByUser'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/redeemrewards',
  strandsNobody('/dashboard/redeemrewards', '/tango/getCatalogsForMe'),
);

OnAnyScreen.test(
  'strands nobody at /dashboard/redeemrewards/details/amazon-us',
  strandsNobody('/dashboard/redeemrewards/details/amazon-us', '/tango/getCatalogsForMe'),
);
