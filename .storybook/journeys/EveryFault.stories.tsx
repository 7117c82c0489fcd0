import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { quiet, storyEnvironment } from '../backend/storyEnvironment.ts';
import { Journey } from './Journey.tsx';
import { journey, type JourneyContext } from './journey.ts';

const meta = preview.meta({
  title: 'Journeys/Every fault',
  ...journey,
  // Checks the whole site and renders nothing worth showing in the sidebar.
  tags: ['!autodocs', '!dev'],
  args: { start: '/dashboard/cbinbox' },
  parameters: {
    ...journey.parameters,
    clock: 'manual',
    // The screens' own stories check the failed states for accessibility.
    a11y: { test: 'off' },
  },
});

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

const loadingText = /^(?:loading|sending|working|processing|checking)/i;
const emptyText = /\bthere are no |\bno transactions|\bno orders|\byou have no /i;

/**
 * Returns what is wrong with a settled screen: a loading state that never ends, hardly any text or,
 * if a call has failed, an empty state in place of the failure.
 */
function findDeadEnds(failed: boolean): string[] {
  const main = document.querySelector('main');
  if (!main) return ['has no main part'];
  const text = main.innerText.replaceAll(/\s+/g, ' ');
  const announced = [...main.querySelectorAll('[role="status"], [role="progressbar"]')]
    .filter((element) => element.checkVisibility())
    .map((element) => `${element.ariaLabel ?? ''}${element.textContent}`);
  const found = announced
    .filter((label) => loadingText.test(label))
    .map((label) => `still says "${label}"`);
  if (main.querySelector('[aria-busy="true"]')?.checkVisibility()) found.push('is still busy');
  if (text.length < 20) found.push(`shows only "${text}"`);
  if (failed && emptyText.test(text)) found.push('says that there is nothing');
  return found;
}

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

/**
 * Opens a screen once for each fault of one of its calls, and asserts that it has no dead end. The test's
 * name contains both: "/screen without /call".
 */
async function expectNoDeadEnds({ name: test, mount, msw }: JourneyContext) {
  const [screen = '', call] = test.split(' without ');
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
}

export const HasNoDeadEnd = meta.story();

HasNoDeadEnd.test('/dashboard/cbinbox without /getUserIdFromSession', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/cbinbox without /getCbCountByUser', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/offers/wall without /yoursurveys/getSurveys', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/offers/wall without /ssi/listSurveys', expectNoDeadEnds);
// Walls of one kind differ only in their record, so one of each kind is enough.
HasNoDeadEnd.test('/dashboard/offers/rapidoreach without /rapidoreach/offerwall', expectNoDeadEnds);
HasNoDeadEnd.test(
  '/dashboard/offers/yoursurveys without /yoursurveys/getSurveys',
  expectNoDeadEnds,
);
HasNoDeadEnd.test(
  '/dashboard/offerwallcb/rapidoreach-widget without /getUserIdForRapidoReach',
  expectNoDeadEnds,
);
HasNoDeadEnd.test('/dashboard/surveys without /yoursurveys/getSurveys', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/standalone without /getMatchingSurveysByUser', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/userprofile without /getBasicProfile', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/userprofile without /getUserStats', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/userprofile without /myProfileProgressByProvider', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/transactioncb without /ListTransactions', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/referearn without /referral/createUrl', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/referearn without /referrals/get', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/promomaterial without /referral/createUrl', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/cintpanels without /cint/offerwall', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/accountsettings without /email/unsubscribeLink', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/cbpayza without /getCbCountByUser', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/redeem without /getCbCountByUser', expectNoDeadEnds);
HasNoDeadEnd.test('/dashboard/redeemrewards without /tango/getCatalogsForMe', expectNoDeadEnds);
HasNoDeadEnd.test(
  '/dashboard/redeemrewards/details/amazon-us without /tango/getCatalogsForMe',
  expectNoDeadEnds,
);
