import { demoMemberId } from '@cb/mocks/world/members';
import { BrandPanel } from '@cb/ui/components/BrandPanel';
import { useQuery } from '@tanstack/react-query';
import { broken, pending, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { callsTo, idleUntil, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { balanceQuery } from '../shared/member/balance.ts';
import { createGoalStore } from './goals.ts';
import { RewardGoal } from './RewardGoal.tsx';

const dayMs = 86_400_000;

/** Fetches the balance, as the shell does. */
function BalanceQuery() {
  useQuery(balanceQuery(demoMemberId));
  return null;
}

const meta = preview.meta({
  title: 'Features/Store/RewardGoal',
  tags: ['!autodocs'],
  component: RewardGoal,
  args: { hrefOf: (key: string) => `/rewards/${key}` },
  decorators: [
    (Story) => (
      <BrandPanel>
        <BalanceQuery />
        <Story />
      </BrandPanel>
    ),
    connected,
  ],
  parameters: { signedIn: true, clock: 'manual' },
});

const cataloguePath = '/tango/getCatalogsForMe';
const findReward = (canvas: Canvas) => canvas.findByRole('link', { name: /CB/ });

/** Makes the browser idle once the page waits for that. */
async function waitUntilIdle() {
  await waitFor(() => expect(storyEnvironment.clock.pending()).toBeGreaterThan(0));
  await storyEnvironment.clock.advance(0);
}

/** Stores a reward of 4,000 CB in this browser, as of `ageMs` ago. */
function storeReward(ageMs: number) {
  const { clock } = storyEnvironment;
  createGoalStore(clock).write({
    at: clock.now() - ageMs,
    value: [{ key: 'K', name: 'Stored Books', price: 4000 }],
  });
}

/** No prices are known, so a skeleton shows until the page is idle and the catalogue loads. */
export const FirstLogin = meta.story();

FirstLogin.test('asks for the catalogue once the page is idle', async ({ canvas }) => {
  await waitFor(() => expect(callsTo('/getCbCountByUser')).toHaveLength(1));
  await waitForQuiet();
  await expect(callsTo(cataloguePath)).toHaveLength(0);
  await idleUntil(() =>
    expect(canvas.getByRole('link')).toHaveTextContent(/Nimbus Air.*2,388\sCB to go/),
  );
  await expect(callsTo(cataloguePath)).toHaveLength(1);
});

export const BalanceUnderWay = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/getCbCountByUser', pending),
});

BalanceUnderWay.test('requests nothing while another call is in flight', async () => {
  await waitFor(() => expect(callsTo('/getCbCountByUser')).toHaveLength(1));
  await storyEnvironment.clock.advance(dayMs);
  await waitForQuiet();
  await expect(callsTo(cataloguePath)).toHaveLength(0);
});

export const KnownToday = meta.story({
  tags: ['edge-case'],
  beforeEach: () => storeReward(dayMs - 1),
});

KnownToday.test('uses the known prices, without a call', async ({ canvas }) => {
  await expect(await findReward(canvas)).toHaveTextContent(/Stored Books.*75% of 4,000\sCB/);
  await waitUntilIdle();
  await waitForQuiet();
  await expect(callsTo(cataloguePath)).toHaveLength(0);
});

KnownToday.test(
  'keeps its space while the balance loads',
  { beforeEach: respondWith('/getCbCountByUser', pending) },
  async ({ canvasElement }) => {
    await waitFor(() => expect(callsTo('/getCbCountByUser')).toHaveLength(1));
    // The panel's own drawing, and the skeleton's.
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2);
  },
);

const balanceFails = { beforeEach: respondWith('/getCbCountByUser', broken) };

/** Waits until the panel's own drawing is its only one, so that neither a card nor its skeleton shows. */
const expectNoCard = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(1));

FirstLogin.test('shows nothing once the balance has failed', balanceFails, expectNoCard);
KnownToday.test('shows nothing once the balance has failed', balanceFails, expectNoCard);

export const KnownBefore = meta.story({
  tags: ['edge-case'],
  beforeEach: () => storeReward(dayMs),
});

KnownBefore.test('shows older prices until those of today are there', async ({ canvas }) => {
  await expect(await findReward(canvas)).toHaveTextContent(/Stored Books/);
  await idleUntil(() => expect(canvas.getByRole('link')).toHaveTextContent(/Nimbus Air/));
});

/** The balance of 25,000 CB covers the reward, so no share of it is shown. */
export const Rich = meta.story({
  beforeEach: (context) => {
    storeReward(0);
    respondWith('/getCbCountByUser', records({ TotalCb: 25_000 }))(context);
  },
});

Rich.test('says that a rich member has enough, without a share', async ({ canvas }) => {
  await expect(await canvas.findByText('You have enough for it.')).toBeVisible();
  await expect(canvas.queryByText(/%/)).toBeNull();
});

export const CatalogueFails = meta.story({
  tags: ['fault'],
  beforeEach: respondWith(cataloguePath, broken),
});

async function expectNoReward(story: { canvasElement: HTMLElement }) {
  await waitUntilIdle();
  await waitFor(() => expect(callsTo(cataloguePath)).toHaveLength(1));
  await expectNoCard(story);
}

CatalogueFails.test('shows no reward', expectNoReward);

CatalogueFails.test(
  'shows no reward for an empty catalogue',
  { beforeEach: respondWith(cataloguePath, records({ brands: [] })) },
  expectNoReward,
);
