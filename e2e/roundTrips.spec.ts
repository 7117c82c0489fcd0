import type { Page, Request, Route } from '@playwright/test';
import { demoLogin, enterSession, expect, test, waitForHydration } from './site.ts';

/** The number of frames without a new request after which no more are expected. */
const quietFrames = 20;

/**
 * Answers all pending scripts and calls at once, repeatedly, until `isThere`. Returns the paths requested
 * in each round: none of them could be requested before an answer of the previous round.
 */
async function answerByRounds(
  page: Page,
  start: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
) {
  let waiting: Route[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isAwaited = ['script', 'fetch', 'xhr'].includes(request.resourceType());
    // The socket polls all the time, and nothing waits for it.
    if (isAwaited && !pathOf(request).startsWith('/socket.io/')) waiting.push(route);
    else await route.continue();
  });
  await start();
  const rounds: string[][] = [];
  while (!(await isThere())) {
    for (let frames = 0, seen = -1; frames < quietFrames; frames += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      if (seen !== waiting.length) frames = 0;
      seen = waiting.length;
    }
    const round = waiting;
    waiting = [];
    if (round.length > 0) rounds.push(round.map((route) => pathOf(route.request())));
    await Promise.all(round.map(async (route) => route.fulfill({ response: await route.fetch() })));
  }
  await page.unroute('**/*');
  return rounds;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

const calls = new Set(['/ath', '/getUserIdFromSession', '/yoursurveys/getSurveys']);

const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Earn [\d,]+\sCB$/)
    .first();

test('the first survey card takes as many round trips after Login as its calls need', async ({
  page,
}) => {
  // Intercepts from the start: a request right after interception was enabled may bypass it.
  await page.route('**/*', (route) => route.fallback());
  await page.goto('/home/login');
  await waitForHydration(page);
  await page.getByLabel('Username').fill(demoLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  const rounds = await answerByRounds(
    page,
    () => page.keyboard.press('Enter'),
    () => firstCard(page).isVisible(),
  );
  expect(rounds.map((round) => round.filter((path) => calls.has(path)))).toEqual([
    ['/ath'],
    ['/getUserIdFromSession'],
    ['/yoursurveys/getSurveys'],
  ]);
});

test('session and screen load in parallel, after the member area, and so do their calls', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  const rounds = await answerByRounds(
    page,
    () => page.goto('/dashboard/offers/wall', { waitUntil: 'commit' }),
    () => firstCard(page).isVisible(),
  );
  const roundOf = (path: RegExp) =>
    rounds.findIndex((round) => round.some((one) => path.test(one)));
  const session = roundOf(/^\/getUserIdFromSession$/);
  expect(session).toBe(1);
  expect(roundOf(/^\/assets\/member-/)).toBe(session - 1);
  expect(roundOf(/^\/assets\/SurveyWallPage-/)).toBe(session);
  expect(roundOf(/^\/getCbCountByUser$/)).toBe(session + 1);
  expect(roundOf(/^\/yoursurveys\/getSurveys$/)).toBe(session + 1);
});
