import { records, respondWith } from '@cb/workbench/respondWith';
import { createMockSocketServer } from '@cb/workbench/mockSocketServer';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import {
  alerts,
  calls,
  callsTo,
  waitForQuiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { otherMemberId } from '@cb/mocks/world/members';
import { expect, waitFor, within } from 'storybook/test';
import { Balance } from '#features/balance/Balance.tsx';
import { PortContext, Realtime } from './Realtime.tsx';

let socketServer = createMockSocketServer();

const meta = preview.meta({
  title: 'Features/Shell/Realtime',
  tags: ['!autodocs'],
  component: Realtime,
  decorators: [
    (Story) => (
      <PortContext value={socketServer.createPort}>
        <Balance />
        <Story />
      </PortContext>
    ),
    connected,
  ],
  parameters: { signedIn: true, clock: 'manual' },
  beforeEach: () => {
    socketServer = createMockSocketServer();
  },
});

const balanceText = /^\p{Nd}\S* CB$/u;
const balanceCalls = () => callsTo('/getCbCountByUser');

/** Waits until the member is connected and registered, and the balance refetched. */
async function connect({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByText(balanceText);
  await waitFor(() => expect(socketServer.counts.open).toBe(1));
  socketServer.connect();
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
}

/** The socket has registered the member, and the balance has been fetched again. */
export const Connected = meta.story({ play: connect });

Connected.test('reconnects at each login in another tab, and not at a logout', async () => {
  storyEnvironment.otherTabs.emit('logout');
  await waitForQuiet();
  await expect(socketServer.counts).toEqual({ opened: 1, open: 1 });
  storyEnvironment.otherTabs.emit('login');
  await waitFor(() => expect(socketServer.counts).toEqual({ opened: 2, open: 1 }));
  storyEnvironment.otherTabs.emit('login');
  await waitFor(() => expect(socketServer.counts).toEqual({ opened: 3, open: 1 }));
});

Connected.test('does not reconnect for another member', async ({ msw }) => {
  respondWith('/getUserIdFromSession', records({ UserId: otherMemberId }))({ msw });
  storyEnvironment.otherTabs.emit('login');
  await waitFor(() => expect(callsTo('/getUserIdFromSession')).toHaveLength(1));
  await waitForQuiet();
  await expect(socketServer.counts.opened).toBe(1);
});

async function expectSuccessToast(event: 'cbUpdate' | 'cbAdded', canvas: Canvas) {
  socketServer.push(event, { Title: 'CB added', body: 'You earned 50 CB.' });
  const toast = await canvas.findByRole('listitem');
  await expect(within(toast).getByText('CB added')).toBeVisible();
  await expect(toast).toHaveTextContent('You earned 50 CB.');
  await expect(toast.querySelector('.lucide-circle-check')).not.toBeNull();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
}

Connected.test('cbUpdate is a success toast of Title and body [RTM-06]', ({ canvas }) =>
  expectSuccessToast('cbUpdate', canvas),
);

Connected.test('cbAdded is a success toast of Title and body [RTM-07]', ({ canvas }) =>
  expectSuccessToast('cbAdded', canvas),
);

Connected.test('a push may empty the balance', async ({ canvas }) => {
  socketServer.push('cbUpdate', { Title: 'CB redeemed', reply: records({ TotalCb: 0 }) });
  await canvas.findByText('0 CB');
});

/** A push with a new balance: a toast announces the CB, and the figure changes without a request. */
export const Pushed = meta.story({
  play: async ({ canvas }) => {
    await connect({ canvas });
    socketServer.push('cbAdded', {
      Title: 'CB added',
      body: 'You earned 50 CB.',
      reply: records({ TotalCb: 4321 }),
    });
    await canvas.findByRole('listitem');
    // The figure counts up to the balance.
    await waitFor(async () => {
      await storyEnvironment.clock.advance(240);
      await expect(canvas.getByText('4,321 CB')).toBeVisible();
    });
  },
});

/** After a lost connection the balance is refetched. */
export const Reconnected = meta.story({
  play: async ({ canvas }) => {
    await connect({ canvas });
    socketServer.connect();
    await waitFor(() => expect(balanceCalls()).toHaveLength(3));
  },
});

export const NotRegistered = meta.story({
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await canvas.findByText(balanceText);
    await waitFor(() => expect(socketServer.counts.open).toBe(1));
    socketServer.refuse();
  },
});

NotRegistered.test('fetches the session, and not the balance again', async () => {
  await waitFor(() =>
    expect(calls().map(({ path }) => path)).toEqual(['/getCbCountByUser', '/getUserIdFromSession']),
  );
});

export const BalanceRefused = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/getCbCountByUser', { ErrorCode: 'BUSY', Errors: ['Later.'] }),
  play: async () => {
    await waitFor(() => expect(alerts()).toEqual(['Later.']));
    await waitFor(() => expect(socketServer.counts.open).toBe(1));
  },
});

BalanceRefused.test('alerts once, also if the next call is refused too [BAL-06]', async () => {
  socketServer.connect();
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
  await waitForQuiet();
  await expect(alerts()).toEqual(['Later.']);
});
