/** The operator's cost of a member's day: requests and bytes, with an empty cache and with a full one. */
import type { RunningServer } from '@cb/mocks/serve/server';
import { credit } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import type { BrowserContext, Page } from 'playwright';
import { goWithin, logIn } from '../e2e/site.ts';
import { inBrowser, withSite } from './browser.ts';
import type { Figure } from './figures.ts';
import { quiet } from './lists.ts';

/** The pages that the member opens after the login. */
const pages = [
  '/dashboard/surveys',
  '/dashboard/offers/wall',
  '/dashboard/offers/yoursurveys',
  '/dashboard/offerwallcb/rapidoreach',
  '/dashboard/userprofile',
  '/dashboard/cbinbox',
  '/dashboard/transactioncb',
  '/dashboard/transactioncb?tab=redemptions',
  '/dashboard/referearn',
  '/dashboard/accountsettings',
  '/dashboard/redeem',
  '/dashboard/redeemrewards',
];

/** Requests, and what the network carried for them: compressed, with headers, in kB. */
interface Cost {
  requests: number;
  kB: number;
}

/** The costs by kind: documents, files, socket, and each call by its path. */
type Costs = ReadonlyMap<string, Cost>;

const isCall = (kind: string) => kind.startsWith('/');

function kindOf(type: string | undefined, path: string) {
  if (path.startsWith('/socket.io/')) return 'socket';
  if (type === 'Document') return 'documents';
  return type === 'Fetch' || type === 'XHR' ? path : 'files';
}

/** Counts what a page fetches from the site over the network from now on. */
async function count(page: Page, { url }: RunningServer): Promise<Costs> {
  const costs = new Map<string, Cost>();
  const add = (kind: string, requests: number, bytes: number) => {
    const { requests: before, kB } = costs.get(kind) ?? { requests: 0, kB: 0 };
    costs.set(kind, { requests: before + requests, kB: kB + bytes / 1000 });
  };
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith(url)) return;
    kinds.set(requestId, kindOf(type, new URL(request.url).pathname));
  });
  // Files from the browser's cache cost nothing.
  session.on('Network.requestServedFromCache', ({ requestId }) => kinds.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kinds.get(requestId);
    if (response.fromDiskCache === true) kinds.delete(requestId);
    else if (kind !== undefined) add(kind, 1, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) add(kind, 0, bytes);
  });
  session.on('Network.webSocketCreated', () => add('socket', 1, 0));
  session.on('Network.webSocketFrameReceived', ({ response }) =>
    add('socket', 0, response.payloadData.length),
  );
  await session.send('Network.enable');
  return costs;
}

/** Logs in, opens each page, redeems cash and a gift card, and logs out. */
async function liveADay(context: BrowserContext, site: RunningServer): Promise<Costs> {
  const page = await context.newPage();
  const costs = await count(page, site);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = async (path: string) => {
    await goWithin(page, path);
    await quiet(page);
  };
  await page.goto(`${site.url}/home/login`);
  await quiet(page);
  await logIn(page);
  await page.waitForURL('**/dashboard/offers/wall');
  for (const path of pages) await open(path);

  await open('/dashboard/cbpayza');
  await page.getByLabel('Payza e-mail address').fill('someone@else.example');
  await page.getByLabel('CB to redeem').fill('1000');
  await button('REDEEM NOW').click();
  await button('I AGREE').click();
  await page.getByRole('heading', { name: 'Your redemption order is placed' }).waitFor();

  await open('/dashboard/redeemrewards/details/B100001');
  await page
    .getByRole('region', { name: 'Redeem' })
    .getByRole('button', { name: 'REDEEM' })
    .click();
  await page.getByPlaceholder('Email address').fill('someone@else.example');
  await button('Click to confirm').click();
  await page.getByText(/has been placed/).waitFor();

  await quiet(page);
  await button('Account').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/home/login');
  await quiet(page);
  await page.close();
  return costs;
}

/** The assumptions of the operator's figures. */
const membersADay = 1_000_000;
/** The share of a day's traffic that arrives in its busiest hour. */
const peakShare = 0.1;
/** The share of members whose browser has no files of the site, as after a release. */
const coldShare = 0.1;
/** How long a member is connected, in minutes. */
const connectedMinutes = 20;

const sum = (costs: Costs, of: keyof Cost, isMeant: (kind: string) => boolean = () => true) =>
  [...costs].reduce((total, [kind, cost]) => total + (isMeant(kind) ? cost[of] : 0), 0);

/** Measured once, because each day fetches the same. */
export async function measureDay(): Promise<Figure[]> {
  const [cold, warm] = await withSite((site) =>
    inBrowser(async (context) => {
      // Enough for four redemptions.
      credit(site.backend.world, demoMemberId, 2000, { kind: 'survey', description: 'Survey' });
      return [await liveADay(context, site), await liveADay(context, site)] as const;
    }),
  );
  const compare = (what: string, of: keyof Cost, isMeant?: Parameters<typeof sum>[2]): Figure => ({
    what: `a day's ${what}, empty cache`,
    against: 'full cache',
    unit: of === 'kB' ? 'kB' : '',
    ours: [sum(cold, of, isMeant)],
    other: [sum(warm, of, isMeant)],
  });
  const membersASecond = (membersADay * peakShare) / 3600;
  const peak = (what: string, aMember: number): Figure => ({
    what: `${what} in the busiest hour of ${membersADay.toLocaleString('en-US')} members a day`,
    against: 'a member',
    unit: '',
    ours: [aMember * membersASecond],
    other: [aMember],
  });
  const mean = (...[of, isMeant]: [keyof Cost, ((kind: string) => boolean)?]) =>
    sum(cold, of, isMeant) * coldShare + sum(warm, of, isMeant) * (1 - coldShare);
  const isFile = (kind: string) => kind === 'files' || kind === 'documents';
  return [
    compare('requests', 'requests'),
    compare('bytes', 'kB'),
    ...['documents', 'files', 'socket'].flatMap((kind) => [
      compare(`requests: ${kind}`, 'requests', (each) => each === kind),
      compare(`bytes: ${kind}`, 'kB', (each) => each === kind),
    ]),
    compare('calls', 'requests', isCall),
    compare('bytes: calls', 'kB', isCall),
    ...[...new Set([...cold.keys(), ...warm.keys()])]
      .filter(isCall)
      .toSorted()
      .map((path) => compare(`calls of ${path}`, 'requests', (kind) => kind === path)),
    peak('calls a second', mean('requests', isCall)),
    peak('documents and files a second', mean('requests', isFile)),
    peak('Mbit a second', (mean('kB') * 8) / 1000),
    peak('open sockets', connectedMinutes * 60),
  ];
}
