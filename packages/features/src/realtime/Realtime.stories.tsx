import { Button } from '@cb/ui/components/Button';
import { answerWith, records } from '@cb/workbench/answerWith';
import { createScriptedTransport } from '@cb/workbench/scriptedTransport';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playContext';
import preview from '@cb/workbench/preview';
import {
  alerts,
  calls,
  callsTo,
  inPlace,
  quiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { balanceOf, credit } from '@cb/mocks/world/ledger';
import { demoMemberId, otherMemberId } from '@cb/mocks/world/members';
import { Stack } from '@cb/ui/components/Stack';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Balance } from '../balance/Balance.tsx';
import { onFailure, type Failure } from '../wire/failures.ts';
import { ToastsProvider } from './Toasts.tsx';
import { Realtime, RealtimeProvider } from './Realtime.tsx';

let transport = createScriptedTransport();
let failures: Failure[] = [];
const onPageRendered = fn<() => void>();
/** The balances that were shown during the pushes. */
const shownBalances = new Set<string>();

interface DashboardProps {
  userId: string;
  /** How many components request the connection at the same time. */
  mounts: number;
}

/** A page with the balance. */
function Dashboard({ userId, mounts }: DashboardProps) {
  const [present, setPresent] = useState(true);
  useEffect(onPageRendered);
  return (
    <Stack>
      <Balance userId={userId} />
      <Button tone="quiet" onClick={() => setPresent(!present)}>
        {present ? 'Leave' : 'Come back'}
      </Button>
      {present && Array.from({ length: mounts }, (_, at) => <Realtime key={at} userId={userId} />)}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Features/Shell/Realtime',
  tags: ['!autodocs'],
  component: Dashboard,
  args: { userId: demoMemberId, mounts: 1 },
  decorators: [
    (Story) => (
      <RealtimeProvider createPort={transport.createPort}>
        <ToastsProvider>
          <Story />
        </ToastsProvider>
      </RealtimeProvider>
    ),
    connected,
  ],
  parameters: { signedIn: true, clock: 'manual' },
  beforeEach: () => {
    transport = createScriptedTransport();
    failures = [];
    onPageRendered.mockClear();
    return onFailure((failure) => failures.push(failure));
  },
});

const reply = (TotalCb: unknown) => ({ ErrorCode: 'SUCCESS', Data: [{ TotalCb }] });
const balanceText = /^\p{Nd}\S* CB$/u;
const balanceCalls = () => callsTo('/getCbCountByUser');
const registered = () => transport.sent.filter(({ event }) => event === 'setuser');

/** Waits until the member is connected and registered, and the balance refetched. */
async function ready({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByText(balanceText);
  await waitFor(() => expect(transport.counts.open).toBe(1));
  transport.connect();
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
}

async function expectSettled(canvas: Canvas, text: string) {
  await waitFor(async () => {
    await storyEnvironment.clock.advance(240);
    await expect(canvas.getByText(inPlace(text))).toBeVisible();
  });
}

/** The socket has registered the member, and the balance has been fetched again. */
export const Connected = meta.story({ play: ready });

Connected.test('registers the user id once [RTM-03] [RTM-14]', async () => {
  await expect(transport.sent).toEqual([{ event: 'setuser', payload: demoMemberId }]);
  await expect(balanceCalls()).toHaveLength(2);
});

Connected.test('opens one connection', async () => {
  await expect(transport.counts).toEqual({ opened: 1, open: 1 });
});

Connected.test('closes when it unmounts, and opens anew', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(transport.counts).toEqual({ opened: 1, open: 0 }));
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
  await waitFor(() => expect(transport.counts).toEqual({ opened: 2, open: 1 }));
});

async function expectSuccessToast(event: 'cbUpdate' | 'cbAdded', canvas: Canvas) {
  transport.push(event, { Title: 'CB added', body: 'You earned 50 CB.' });
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

Connected.test("shows the reply's balance [RTM-02]", async ({ canvas }) => {
  transport.push('cbUpdate', { Title: 'Balance', body: 'Updated.', reply: reply(4321) });
  await expectSettled(canvas, '4,321 CB');
  await expect(balanceCalls()).toHaveLength(2);
});

Connected.test('drops and reports malformed messages', async ({ canvas }) => {
  for (const payload of [undefined, null, 'x', 7, [], {}, { Title: 'T' }]) {
    transport.push('cbAdded', payload);
  }
  await expect(failures.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual(
    Array.from({ length: 7 }, () => 'realtime unexpected-message'),
  );
  await expect(canvas.queryByRole('listitem')).toBeNull();
});

/** A push with a new balance: a toast announces the CB, and the figure changes without a request. */
export const Pushed = meta.story({
  play: async ({ canvas }) => {
    await ready({ canvas });
    transport.push('cbAdded', { Title: 'CB added', body: 'You earned 50 CB.', reply: reply(4321) });
    await canvas.findByRole('listitem');
    await expectSettled(canvas, '4,321 CB');
  },
});

/** After a lost connection the socket registers the member again and the balance is refetched. */
export const Reconnected = meta.story({
  play: async ({ canvas }) => {
    await ready({ canvas });
    transport.drop();
    transport.connect();
    await waitFor(() => expect(balanceCalls()).toHaveLength(3));
  },
});

Reconnected.test('registers again and refetches the balance each time [RTM-04]', async () => {
  await expect(registered()).toHaveLength(2);
  transport.drop();
  transport.drop();
  transport.connect();
  await expect(registered()).toHaveLength(3);
  await waitFor(() => expect(balanceCalls()).toHaveLength(4));
});

export const NeverAcknowledged = meta.story({
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    transport.registration.answer = undefined;
    await canvas.findByText(balanceText);
    await waitFor(() => expect(transport.counts.open).toBe(1));
    transport.connect();
  },
});

NeverAcknowledged.test('still refetches the balance after 5 s', async () => {
  await storyEnvironment.clock.advance(4999);
  await quiet();
  await expect(balanceCalls()).toHaveLength(1);
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
});

NeverAcknowledged.test('stops waiting when the connection is lost', async () => {
  transport.drop();
  await storyEnvironment.clock.advance(5000);
  transport.registration.answer = true;
  transport.connect();
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
  await storyEnvironment.clock.advance(5000);
  await quiet();
  await expect(balanceCalls()).toHaveLength(2);
});

export const NotRegistered = meta.story({
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    transport.registration.answer = false;
    await canvas.findByText(balanceText);
    await waitFor(() => expect(transport.counts.open).toBe(1));
    transport.connect();
  },
});

NotRegistered.test('fetches the session, and no balance', async () => {
  await waitFor(() =>
    expect(calls().map(({ path }) => path)).toEqual(['/getCbCountByUser', '/getUserIdFromSession']),
  );
});

export const EarnedBeforeRegistration = meta.story({
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await canvas.findByText(balanceText);
    await waitFor(() => expect(transport.counts.open).toBe(1));
    // The server pushes nothing to a member who is not registered yet.
    credit(storyEnvironment.backend.world, demoMemberId, 100_000, {
      kind: 'survey',
      description: 'Early',
    });
    transport.connect();
  },
});

EarnedBeforeRegistration.test('is included in the balance', async ({ canvas }) => {
  const cb = balanceOf(storyEnvironment.backend.world, demoMemberId);
  await expectSettled(canvas, `${cb.toLocaleString('en-US')} CB`);
});

export const BalanceRefused = meta.story({
  tags: ['fault'],
  beforeEach: answerWith('/getCbCountByUser', { ErrorCode: 'BUSY', Errors: ['Later.'] }),
  play: async () => {
    await waitFor(() => expect(alerts()).toEqual(['Later.']));
    await waitFor(() => expect(transport.counts.open).toBe(1));
  },
});

BalanceRefused.test('alerts once, also if the next call is refused too [BAL-06]', async () => {
  transport.connect();
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
  await quiet();
  await expect(alerts()).toEqual(['Later.']);
});

export const MountedThreeTimes = meta.story({
  tags: ['edge-case'],
  args: { mounts: 3 },
  play: ready,
});

MountedThreeTimes.test('reconnects once when someone logs in in another tab', async () => {
  storyEnvironment.otherTabs.say('logout');
  await expect(transport.renewals.count).toBe(0);
  storyEnvironment.otherTabs.say('login');
  await waitFor(() => expect(transport.renewals.count).toBe(1));
});

MountedThreeTimes.test('does not reconnect for another member', async ({ msw }) => {
  answerWith('/getUserIdFromSession', records({ UserId: otherMemberId }))({ msw });
  storyEnvironment.otherTabs.say('login');
  await waitFor(() => expect(callsTo('/getUserIdFromSession')).toHaveLength(1));
  await quiet();
  await expect(transport.renewals.count).toBe(0);
});

MountedThreeTimes.test('has one connection and one toast', async ({ canvas, userEvent }) => {
  await expect(transport.counts).toEqual({ opened: 1, open: 1 });
  transport.push('cbAdded', { Title: 'CB added', body: 'You earned 50 CB.' });
  await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(transport.counts.open).toBe(0));
});

export const AThousandPushes = meta.story({
  tags: ['edge-case'],
  play: async ({ canvas }) => {
    await ready({ canvas });
    onPageRendered.mockClear();
    shownBalances.clear();
    for (let push = 1; push <= 1000; push += 1) {
      transport.push('cbUpdate', { Title: `Push ${push}`, body: 'CB', reply: reply(push) });
      if (push % 25 > 0) continue;
      await storyEnvironment.clock.advance(250);
      shownBalances.add(canvas.getByText(balanceText).textContent);
    }
    await canvas.findByText('Push 1000');
    await expectSettled(canvas, '1,000 CB');
  },
});

AThousandPushes.test(
  'keeps the 8 newest toasts, renders only the balance, and stays usable',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Push 993')).toBeInTheDocument();
    await expect(onPageRendered).not.toHaveBeenCalled();
    await expect(shownBalances.size).toBeGreaterThan(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('button', { name: 'Come back' })).toBeVisible();
    await quiet();
    await expect(balanceCalls()).toHaveLength(2);
  },
);
