import { demoMemberId } from '@cb/mocks/world/members';
import { Button } from '@cb/ui/components/Button';
import { Stack } from '@cb/ui/components/Stack';
import { connected } from '@cb/workbench/connected';
import type { PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { records, respondWith } from '@cb/workbench/respondWith';
import { alerts, calls, storyEnvironment, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { useQueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { refreshAfterOrder } from '../shared/member/balance.ts';
import { AvailableBalance, Balance } from './Balance.tsx';

const meta = preview.meta({
  title: 'Features/Balance/Balance',
  tags: ['!autodocs'],
  component: Balance,
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true },
});

const figure = /^\p{Nd}\S* CB$/u;

/** The member's CB as the top bar shows them, announced to screen readers when they change. */
export const Shown = meta.story();

Shown.test(
  'fetches once, with the UserId, and shows TotalCb [API-11] [BAL-05] [CAL-19]',
  async ({ canvas }) => {
    await expect(await canvas.findByText(figure)).toBeVisible();
    await expect(calls().map(({ path, body }) => [path, body])).toEqual([
      ['/getCbCountByUser', JSON.stringify({ UserId: demoMemberId })],
    ]);
  },
);

/** The balance as the top bar's dropdown shows it, with its worth in US dollars. */
export const Available = meta.story({ render: (args) => <AvailableBalance {...args} /> });

Available.test('reads "Available N CB" [BAL-01]', async ({ canvas }) => {
  await canvas.findByText(/^worth \$[\d.]+$/);
  await expect(canvas.getByText(/^Available/).parentElement).toHaveTextContent(
    /^Available [\d,]+ CB$/,
  );
});

export const InTwoPlaces = meta.story({
  tags: ['edge-case'],
  render: (args) => (
    <Stack>
      <Balance {...args} />
      <AvailableBalance {...args} />
    </Stack>
  ),
});

InTwoPlaces.test('fetches once for both', async ({ canvas }) => {
  const text = (await canvas.findByText(figure)).textContent;
  await expect(canvas.getByText(/^Available/).parentElement).toHaveTextContent(`Available ${text}`);
  await expect(calls()).toHaveLength(1);
});

const respondWithNewBalance = respondWith('/getCbCountByUser', records({ TotalCb: 4000 }));

export const InTwoTabs = meta.story({
  tags: ['edge-case'],
  decorators: [
    function WithChange(Story) {
      const client = useQueryClient();
      return (
        <>
          <Story />
          <Button tone="quiet" onClick={() => refreshAfterOrder(client, demoMemberId)}>
            Order something
          </Button>
        </>
      );
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(figure);
  },
});

InTwoTabs.test(
  'notifies the other tabs when this one changes the balance',
  async ({ canvas, userEvent }) => {
    await expect(storyEnvironment.otherTabs.sent).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Order something' }));
    await waitForQuiet();
    await expect(storyEnvironment.otherTabs.sent).toEqual(['balance']);
  },
);

InTwoTabs.test(
  'fetches a balance that another tab has changed, without notifying the others',
  async ({ canvas, msw }) => {
    respondWithNewBalance({ msw });
    storyEnvironment.otherTabs.emit('balance');
    await canvas.findByText('4,000 CB');
    await expect(calls()).toHaveLength(2);
    await expect(storyEnvironment.otherTabs.sent).toEqual([]);
  },
);

InTwoTabs.test('alerts a refusal again once the balance was known', async ({ msw }) => {
  for (const times of [1, 2]) {
    respondWith('/getCbCountByUser', { ErrorCode: 'NO', Errors: ['Not now.'] })({ msw });
    storyEnvironment.otherTabs.emit('balance');
    await waitFor(() => expect(alerts()).toHaveLength(times));
    respondWithNewBalance({ msw });
    storyEnvironment.otherTabs.emit('balance');
    await waitForQuiet();
  }
});

/** No response arrives. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

export const Refused = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  render: (args) => (
    <Stack>
      <Balance {...args} />
      <AvailableBalance {...args} />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(alerts()).not.toEqual([]));
  },
});

Refused.test('shows the error list in one browser alert [BAL-06] [ERR-01]', async ({ canvas }) => {
  const lines = [
    'The service is busy. Try again in a few minutes.',
    'Your request was not carried out.',
  ];
  await expect(alerts()).toEqual([lines.join('\n')]);
  for (const line of lines) await expect(canvas.getAllByText(line)).toHaveLength(2);
  await expect(canvas.getAllByText('—')).toHaveLength(2);
});

/** Waits for an unknown balance, and expects no alert about it. */
async function expectUnknown({ canvas }: PlayContext) {
  await canvas.findByText('unknown amount');
  await waitForQuiet();
  await expect(alerts()).toEqual([]);
}

/** The response reports an ended session, so the balance stays unknown and no alert opens. */
export const SessionEnded = meta.story({ parameters: { scenario: 'status401' } });

SessionEnded.test('shows no alert, because the login opens', async ({ canvas }) => {
  await canvas.findByText('unknown amount');
  await waitFor(() => expect(calls().map(({ path }) => path)).toContain('/getUserIdFromSession'));
  await waitForQuiet();
  await expect(alerts()).toEqual([]);
});

export const SessionNotEnded = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/getCbCountByUser', () =>
    HttpResponse.json({ ErrorCode: 'NOT_SIGNED_IN', Errors: ['Log in.'] }, { status: 401 }),
  ),
  play: async () => {
    await waitFor(() => expect(alerts()).toEqual(['Log in.']));
  },
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: expectUnknown,
});

export const HostileErrors = meta.story({
  tags: ['edge-case', 'fault'],
  parameters: { scenario: 'hostileText' },
  play: async () => {
    await waitFor(() => expect(alerts()).not.toEqual([]));
  },
});

const respondWithTotal = (json: string) =>
  respondWith('/getCbCountByUser', () =>
    HttpResponse.text(`{"ErrorCode":"SUCCESS","Data":[{"TotalCb":${json}}]}`),
  );

/** A refusal without a message, whose figure must be ignored. */
export const RefusedWithoutAWord = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/getCbCountByUser', { ErrorCode: 'NO', Data: [{ TotalCb: 77 }] }),
  play: expectUnknown,
});

export const Negative = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWithTotal('-300'),
  play: async ({ canvas }) => {
    await canvas.findByText('−300 CB');
  },
});

export const Huge = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWithTotal('999999999999999'),
  play: async ({ canvas }) => {
    await canvas.findByText('999,999,999,999,999 CB');
  },
});

/** The server sends no amount, so the balance is unknown instead of 0. */
export const Missing = meta.story({ beforeEach: respondWithTotal('null'), play: expectUnknown });
