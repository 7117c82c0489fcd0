import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import shipped from '../../site.config.json' with { type: 'json' };
import { giftCardPath } from '../routes/paths.ts';

const sinks = {
  analytics: 'https://analytics.example/',
  failures: { address: 'https://reports.example/', sample: 1, policyReports: null },
};

const fetchStub = vi.fn<typeof fetch>();
let page: EventTarget;

beforeEach(() => {
  // The settings are read only once.
  vi.resetModules();
  page = new EventTarget();
  fetchStub.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  // Ends the reports, which would otherwise go on in the tests of other files.
  vi.resetModules();
});

async function start(settings: object) {
  vi.stubGlobal('cbSettings', { ...shipped, ...settings });
  const { startOperatorReports } = await import('./operatorReports.ts');
  startOperatorReports();
  await vi.dynamicImportSettled();
}

function failAt(pathname: string) {
  vi.stubGlobal('location', { pathname });
  page.dispatchEvent(Object.assign(new Event('error'), { error: 'text' }));
}

const reports = () =>
  fetchStub.mock.calls.map(([address, init]) => [address, JSON.parse(init?.body as string)]);

test.each([
  ['/home/login', '/home/login'],
  [giftCardPath('A/1'), '/dashboard/redeemrewards/details/:brandKey'],
  ['/dashboard/member@mail.example', 'other'],
])('a failure at %s is reported with the route %s', async (pathname, route) => {
  await start(sinks);
  failAt(pathname);
  expect(reports()).toEqual([
    ['https://reports.example/', { kind: 'error', what: 'string', route }],
  ]);
});

test('events are posted to the address of the settings [D51]', async () => {
  await start(sinks);
  const { trackEvent } = await import('@cb/features/shared/operator/analytics');
  trackEvent('share');
  expect(reports()).toMatchObject([['https://analytics.example/', { name: 'share' }]]);
});

test('nothing is sent by default, and no routes are fetched for it', async () => {
  const fetchRoutes = vi.fn<() => object>(() => ({ routeTable: [] }));
  vi.doMock('../routes/memberTable.tsx', fetchRoutes);
  await start({});
  vi.doUnmock('../routes/memberTable.tsx');
  expect(fetchRoutes).not.toHaveBeenCalled();
  const { trackEvent } = await import('@cb/features/shared/operator/analytics');
  trackEvent('share');
  failAt('/home/login');
  expect(reports()).toEqual([]);
});
