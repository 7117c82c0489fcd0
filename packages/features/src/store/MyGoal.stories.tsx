import { demoMemberId } from '@cb/mocks/world/members';
import { BrandPanel } from '@cb/ui/components/BrandPanel';
import { Stack } from '@cb/ui/components/Stack';
import { broken, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { createMockSocketServer } from '@cb/workbench/mockSocketServer';
import { callsTo, idleUntil, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { AvailableBalance } from '../balance/Balance.tsx';
import { type MyGoal, readMyGoal, storeCbPerSurvey, storeMyGoal } from '../shared/member/goal.ts';
import { sessionQuery } from '../shared/session/session.ts';
import { Wallet } from '../profile/Wallet.tsx';
import { PortContext, Realtime } from '../shared/realtime/Realtime.tsx';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import { GiftCard } from './GiftCard.tsx';
import { RewardGoal } from './RewardGoal.tsx';
import { RewardsStore } from './RewardsStore.tsx';

const cataloguePath = '/tango/getCatalogsForMe';
const transactionsPath = '/ListTransactions';
const hrefOf = (key: string) => `/rewards/${key}`;

let socketServer = createMockSocketServer();

interface GoalViewsProps {
  /** The page beside what shows the goal. */
  page: 'store' | 'giftCard' | 'none';
}

/** Everything that shows the goal, beside a page where it is chosen. */
function GoalViews({ page }: GoalViewsProps) {
  // As the session gate above every page does.
  useQuery(sessionQuery);
  return (
    <PortContext value={socketServer.createPort}>
      <Realtime />
      <Stack>
        <section aria-label="Survey wall">
          <BrandPanel>
            <RewardGoal hrefOf={hrefOf} />
          </BrandPanel>
        </section>
        <section aria-label="Balance sheet">
          <AvailableBalance />
        </section>
        <section aria-label="Profile">
          <Wallet surveysHref="/dashboard/surveys" />
        </section>
        {page === 'store' && (
          <RewardsStore
            filter={{ search: '', affordable: false, currency: '' }}
            onFilter={() => {}}
            cashHref="/redeem"
            hrefOf={hrefOf}
          />
        )}
        {page === 'giftCard' && (
          <GiftCard
            brandKey="B100001"
            storeHref="/rewards"
            statusHref="/reports"
            surveysHref="/surveys"
          />
        )}
      </Stack>
    </PortContext>
  );
}

function removeGoal() {
  storeMyGoal(demoMemberId, undefined);
  storeCbPerSurvey(demoMemberId, []);
}

const meta = preview.meta({
  title: 'Features/Store/MyGoal',
  tags: ['!autodocs'],
  component: GoalViews,
  args: { page: 'none' as GoalViewsProps['page'] },
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
  beforeEach: () => {
    socketServer = createMockSocketServer();
    removeGoal();
    return removeGoal;
  },
});

/** A goal above the member's balance of 3,037 CB. */
const alder = { key: 'B100001', name: 'Alder Books', value: 50, currency: 'USD', price: 5000 };
const storeGoal = (goal: MyGoal) => () => storeMyGoal(demoMemberId, goal);

const survey = (cbCount: number) => ({ TransactionType: 'Survey completed', cbCount });
const respondWithSurveys = respondWith(
  transactionsPath,
  records(survey(80), survey(100), survey(120)),
);

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
const wall = (canvas: Canvas) => region(canvas, 'Survey wall');

async function press(canvas: Canvas, user: User, name: string) {
  await user.click(await canvas.findByRole('button', { name }));
}

/** A card's pin makes it the goal, which the views above the store then show. */
export const Store = meta.story({ args: { page: 'store' } });

const foreignItems = [variableItemOf({ currencyCode: 'EUR' })];

Store.test(
  'every page names the same next reward, even where denominations decide it',
  {
    beforeEach: (context) => {
      const rates = records({ inLocalCurrency: 20, inCB: 3537.1 });
      const far = brandOf({ brandKey: 'B2', brandName: 'Far', items: [itemOf({ faceCB: 9000 })] });
      const brands = [far, brandOf({ brandName: 'Fjord Home', items: foreignItems })];
      respondWith(cataloguePath, records({ brands }))(context);
      respondWith('/tango/getDefaultDenominations', rates)(context);
    },
  },
  async ({ canvas }) => {
    await idleUntil(() =>
      expect(canvas.getByRole('region', { name: 'What your balance buys' })).toHaveTextContent(
        /Next: Fjord Home, 501\sCB/,
      ),
    );
    await waitFor(() =>
      expect(wall(canvas).getByRole('link')).toHaveTextContent(/Fjord Home.*501\sCB to go/),
    );
  },
);

Store.test('one card at a time is the goal, until its pin is released', async (context) => {
  const { canvas, userEvent } = context;
  await press(canvas, userEvent, 'Make Nimbus Air €50 my goal');
  await waitFor(() => expect(wall(canvas).getByText('Nimbus Air €50')).toBeVisible());
  await expect(wall(canvas).getByRole('link')).toHaveTextContent(/My goal.*2,388\sCB to go/);
  await expect(canvas.getByRole('region', { name: 'What your balance buys' })).toHaveTextContent(
    /Your goal: Nimbus Air €50, 2,388\sCB/,
  );
  await press(canvas, userEvent, 'Make Kite Travel & Tours $100 my goal');
  await waitFor(() => expect(wall(canvas).getByText('Kite Travel & Tours $100')).toBeVisible());
  await expect(canvas.getAllByRole('button', { pressed: true, name: /my goal$/ })).toHaveLength(1);
  await press(canvas, userEvent, 'Make Kite Travel & Tours $100 my goal');
  await idleUntil(() => expect(wall(canvas).getByText('Next reward')).toBeVisible());
  await expect(readMyGoal(demoMemberId)).toBeUndefined();
});

/** The selected value of a gift card can become the goal. */
export const GiftCardPage = meta.story({ args: { page: 'giftCard' } });

GiftCardPage.test('the chosen value is the goal', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: '50 USD' }));
  await press(canvas, userEvent, 'Make Alder Books $50 my goal');
  await waitFor(() => expect(wall(canvas).getByText('Alder Books $50')).toBeVisible());
  await userEvent.click(canvas.getByRole('radio', { name: '25 USD' }));
  await expect(canvas.getByRole('button', { name: 'Make Alder Books $25 my goal' })).toBeVisible();
});

/** Every view shows the distance to the goal and the surveys that it takes. */
export const OnTheWay = meta.story({
  beforeEach: (context) => {
    respondWithSurveys(context);
    storeGoal(alder)();
  },
});

OnTheWay.test('every view shows what is missing and the pace', async ({ canvas }) => {
  const distance = '1,963 CB to go, about 20 surveys at your pace';
  await idleUntil(() => expect(wall(canvas).getByRole('link')).toHaveTextContent(distance));
  for (const name of ['Balance sheet', 'Profile']) {
    await expect(region(canvas, name).getByText(`Alder Books $50: ${distance}`)).toBeVisible();
  }
});

OnTheWay.test(
  'the profile names no way while its figures have failed',
  { beforeEach: respondWith('/getUserStats', broken) },
  async ({ canvas }) => {
    await idleUntil(() => expect(wall(canvas).getByRole('link')).toHaveTextContent(/your pace/));
    await expect(region(canvas, 'Profile').queryByText(/Alder Books/)).toBeNull();
  },
);

OnTheWay.test('a toast shows what is missing, and the pace is fetched once', async ({ canvas }) => {
  await idleUntil(() => expect(callsTo(transactionsPath)).toHaveLength(1));
  await canvas.findAllByText(/at your pace/);
  await waitFor(() => expect(socketServer.counts.open).toBe(1));
  socketServer.connect();
  const reply = { ErrorCode: 'SUCCESS', Data: [{ TotalCb: 4700 }] };
  socketServer.push('cbAdded', { Title: 'CB added', body: 'You earned 1,663 CB.', reply });
  const toast = await canvas.findByRole('listitem');
  await expect(toast).toHaveTextContent(
    'Alder Books $50: 300 CB to go, about three surveys at your pace',
  );
  await expect(callsTo(transactionsPath)).toHaveLength(1);
});

/** Two surveys show no pace, so only the distance to the goal appears. */
export const WithoutEarnings = meta.story({
  beforeEach: (context) => {
    respondWith(transactionsPath, records(survey(80), survey(100)))(context);
    storeGoal(alder)();
  },
});

WithoutEarnings.test('guesses no pace', async ({ canvas }) => {
  await idleUntil(() => expect(callsTo(transactionsPath)).toHaveLength(1));
  await waitForQuiet();
  await expect(wall(canvas).getByRole('link')).toHaveTextContent(/1,963\sCB to go$/);
});

/** The member has no goal, so the survey wall shows the next reward. */
export const NoGoal = meta.story();

NoGoal.test('asks for no earnings', async ({ canvas }) => {
  await idleUntil(() => expect(wall(canvas).getByText('Next reward')).toBeVisible());
  await waitForQuiet();
  await storyEnvironment.clock.advance(0);
  await waitForQuiet();
  await expect(callsTo(transactionsPath)).toHaveLength(0);
});

NoGoal.test('follows a goal of another tab', async ({ canvas }) => {
  await idleUntil(() => expect(wall(canvas).getByText('Next reward')).toBeVisible());
  localStorage.setItem(`cb-my-goal:${demoMemberId}`, JSON.stringify(alder));
  // Browsers notify other tabs only.
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(wall(canvas).getByText('Alder Books $50')).toBeVisible());
});

/** The balance covers the goal, and the survey wall links to its gift card. */
export const Reached = meta.story({ beforeEach: storeGoal({ ...alder, value: 25, price: 2500 }) });

Reached.test('every view shows it, and the wall links to the card', async ({ canvas }) => {
  const link = await wall(canvas).findByRole('link', { name: /Goal reached/ });
  await expect(link).toHaveAttribute('href', '/rewards/B100001');
  for (const name of ['Balance sheet', 'Profile']) {
    const text = 'Alder Books $25: you have enough for it';
    await waitFor(() => expect(region(canvas, name).getByText(text)).toBeVisible());
  }
});

/** The goal is marked among the values of its gift card; ordering it ends the goal. */
export const Ordered = meta.story({
  args: { page: 'giftCard' },
  beforeEach: storeGoal({ ...alder, value: 25, price: 2500 }),
});

Ordered.test('the first value is selected, and the goal marked [DTL-20]', async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: '10 USD' })).toBeChecked();
  await expect(canvas.getByRole('radio', { description: /Your goal$/ })).toHaveAccessibleName(
    '25 USD',
  );
});

async function order(canvas: Canvas, user: User, value: string) {
  await user.click(await canvas.findByRole('radio', { name: value }));
  await press(within(canvas.getByRole('region', { name: 'Redeem' })), user, 'REDEEM');
  const dialog = within(await within(document.body).findByRole('dialog'));
  await user.clear(dialog.getByPlaceholderText('Email address'));
  await user.paste('dana@mail.example');
  await press(dialog, user, 'Click to confirm');
  await canvas.findByRole('heading', { name: /card is ordered$/ });
}

Ordered.test('a goal ends with its order, and only with it', async (context) => {
  const { canvas, userEvent } = context;
  respondWith('/redemption/create', records())(context);
  await order(canvas, userEvent, '10 USD');
  await press(canvas, userEvent, 'Redeem another');
  await expect(readMyGoal(demoMemberId)).toMatchObject({ value: 25 });
  await order(canvas, userEvent, '25 USD');
  await waitFor(() => expect(readMyGoal(demoMemberId)).toBeUndefined());
});

export const BrandLeft = meta.story({
  tags: ['edge-case'],
  beforeEach: (context) => {
    const brands = [brandOf({ items: [itemOf({ faceValue: 60, faceCB: 6000 })] })];
    respondWith(cataloguePath, records({ brands }))(context);
    storeGoal(alder)();
  },
});

BrandLeft.test('ends the goal without an error', async ({ canvas }) => {
  await expect(await wall(canvas).findByText('Alder Books $50')).toBeVisible();
  await idleUntil(() => expect(wall(canvas).getByText('Next reward')).toBeVisible());
  await expect(readMyGoal(demoMemberId)).toBeUndefined();
});

/** The goal is 63 CB away; the push that reaches it announces it once. */
export const ReachedHere = meta.story({ beforeEach: storeGoal({ ...alder, price: 3100 }) });

ReachedHere.test('a push to the goal is announced once, by its toast', async ({ canvas }) => {
  await wall(canvas).findByText(/63\sCB/);
  await waitFor(() => expect(socketServer.counts.open).toBe(1));
  socketServer.connect();
  await waitFor(() => expect(callsTo('/getCbCountByUser')).toHaveLength(2));
  await waitForQuiet();
  const reply = { ErrorCode: 'SUCCESS', Data: [{ TotalCb: 3100 }] };
  socketServer.push('cbAdded', { Title: 'CB added', body: 'You earned 63 CB.', reply });
  await waitFor(() => expect(wall(canvas).getByText('Goal reached')).toBeVisible());
  await expect(await canvas.findByRole('listitem')).toHaveTextContent('you have enough for it');
  await expect(wall(canvas).getByRole('status')).toHaveTextContent(/^$/);
});
