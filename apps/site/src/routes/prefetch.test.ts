import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';
import { frames, routeTable } from './memberTable.tsx';

let fetched: string[];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('location', { href: 'https://cb.example/home/login' });
  for (const route of routeTable) {
    vi.spyOn(route, 'load').mockImplementation(async () => {
      fetched.push(route.path);
      return () => undefined;
    });
  }
  for (const name of ['offers', 'offerwallcb'] as const) {
    vi.spyOn(frames, name).mockImplementation(async () => {
      fetched.push(`frame of ${name}`);
      return () => undefined;
    });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function fetchedFor(href: string) {
  prefetch(href);
  await vi.dynamicImportSettled();
  return fetched;
}

const firstOffers = ['/dashboard/offers/wall', 'frame of offers'];

test.each([
  ['/home/login?next=%2Fdashboard', ['/home/login']],
  ['https://cb.example/dashboard/surveys#top', ['/dashboard/surveys']],
  ['/dashboard/redeemrewards/details/a%20b', ['/dashboard/redeemrewards/details/:brandKey']],
  ['/dashboard/offers/rapidoreach', ['/dashboard/offers/rapidoreach', 'frame of offers']],
  ['/dashboard/offerwallcb/bitlabs', ['/dashboard/offerwallcb/bitlabs', 'frame of offerwallcb']],
  ['/dashboard', firstOffers],
  ['/', firstOffers],
  ['/nothing', []],
])('%s fetches %j', async (href, expected) => {
  expect(await fetchedFor(href)).toEqual(expected);
});

test('a failed fetch is left to the route', async () => {
  const rejected: unknown[] = [];
  const note = (reason: unknown) => void rejected.push(reason);
  process.on('unhandledRejection', note);
  for (const { load } of routeTable) vi.mocked(load).mockRejectedValue(new Error('Offline.'));
  await fetchedFor('/dashboard/surveys');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(rejected).toEqual([]);
});
