import { broken, heldCall, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import {
  alerts,
  calls,
  callsTo,
  waitForQuiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { Balance } from '#features/balance/Balance.tsx';
import { postChange } from '../wire/post.ts';
import { Referrals } from '#features/referrals/Referrals.tsx';
import { RewardsStore } from '#features/store/RewardsStore.tsx';
import { Connection } from './Connection.tsx';

const meta = preview.meta({
  title: 'Features/Shell/Connection',
  tags: ['!autodocs'],
  component: Connection,
  decorators: [connected],
  parameters: { clock: 'manual', layout: 'fullscreen' },
});

const noticeText = "We can't reach the server. Trying again… What you earned is safe.";
const goOffline = () => window.dispatchEvent(new Event('offline'));

const expectRetryScheduled = () => waitFor(() => expect(storyEnvironment.clock.pending()).toBe(1));

/** The server responds, so there is no notice. */
export const Connected = meta.story();

/** The device is offline: the notice says that it retries and that earnings are safe. */
export const Lost = meta.story({
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    // The notice subscribes in an effect, so the event is repeated until it is shown.
    await waitFor(() => {
      goOffline();
      canvas.getByText(noticeText);
    });
    await expectRetryScheduled();
  },
});

Lost.test('retries after 3 s, then with a growing delay', async ({ canvas }) => {
  for (const [wait, tries] of [
    [3000, 1],
    [6000, 2],
    [12_000, 3],
    [24_000, 4],
    [30_000, 5],
  ] as const) {
    await expectRetryScheduled();
    await storyEnvironment.clock.advance(wait - 1);
    await expect(calls()).toHaveLength(tries - 1);
    await storyEnvironment.clock.advance(1);
    await waitFor(() => expect(calls()).toHaveLength(tries));
  }
  await expect(canvas.getByText(noticeText)).toBeVisible();
});

Lost.test('disappears at the first response, and retries no more', async ({ canvas, msw }) => {
  msw.use(http.post('*', () => HttpResponse.json({ ErrorCode: 'NO_SESSION' }, { status: 401 })));
  await storyEnvironment.clock.advance(3000);
  await canvas.findByText('The connection is back.');
  await expect(canvas.queryByText(noticeText)).toBeNull();
  await waitFor(() => expect(storyEnvironment.clock.pending()).toBe(0));
  window.dispatchEvent(new Event('online'));
  await waitForQuiet();
  await expect(calls()).toHaveLength(1);
});

Lost.test('retries at once when the network is back', async ({ canvas, msw }) => {
  msw.use(http.post('*', () => HttpResponse.json({ ErrorCode: 'NO_SESSION' }, { status: 401 })));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(canvas.queryByText(noticeText)).toBeNull());
});

/** A screen with the member's data, and the notice outside it. */
function Page() {
  return (
    <>
      <Balance />
      <Connection />
    </>
  );
}

const balanceCalls = () => callsTo('/getCbCountByUser');

/** No call succeeds: the balance is unknown and is refetched once the server responds. */
export const NothingLoaded = meta.story({
  parameters: { scenario: 'transportFailure', signedIn: true },
  render: () => <Page />,
  play: async ({ canvas }) => {
    await canvas.findByText('unknown amount');
    await canvas.findByText(noticeText);
    await expectRetryScheduled();
  },
});

NothingLoaded.test(
  'refetches failed data automatically, once the server responds',
  async (story) => {
    const { canvas, msw } = story;
    const total = { ErrorCode: 'SUCCESS', Data: [{ TotalCb: 1250.5 }] };
    msw.use(http.post('*', () => HttpResponse.json(total)));
    await storyEnvironment.clock.advance(3000);
    await expect(await canvas.findByText('1,250.5 CB')).toBeVisible();
    await expect(canvas.queryByText(noticeText)).toBeNull();
  },
);

NothingLoaded.test('refetches after each outage', async ({ canvas, msw }) => {
  respondWith('/getCbCountByUser', broken)({ msw });
  respondWith('/getUserIdFromSession', { ErrorCode: 'NO_SESSION' })({ msw });
  await storyEnvironment.clock.advance(3000);
  await waitFor(() => expect(balanceCalls()).toHaveLength(2));
  // A query in flight is not fetched again.
  await waitForQuiet();
  goOffline();
  await canvas.findByText(noticeText);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(balanceCalls()).toHaveLength(3));
});

/** The balance cannot be read, although the server can be reached. */
export const Unreadable = meta.story({
  parameters: { signedIn: true },
  beforeEach: respondWith('/getCbCountByUser', records({ TotalCb: null })),
  render: () => <Page />,
  play: async ({ canvas }) => {
    await canvas.findByText('unknown amount');
  },
});

Unreadable.test('shows no notice', async ({ canvas }) => {
  await waitForQuiet();
  await expect(canvas.queryByText(/reach the server/)).toBeNull();
});

const heldReferrals = heldCall('/referrals/get');

export const ReferralLinkBroken = meta.story({
  tags: ['fault'],
  parameters: { signedIn: true },
  render: () => (
    <>
      <Referrals messengerAppId="1234" />
      <Connection />
    </>
  ),
  beforeEach: ({ msw }) => {
    respondWith('/referral/createUrl', broken)({ msw });
    heldReferrals.hold({ msw });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(noticeText);
    await waitFor(() => expect(alerts()).toHaveLength(1));
  },
});

ReferralLinkBroken.test(
  'the retry after another call’s response does not repeat the alert [REF-14]',
  async () => {
    heldReferrals.release();
    await waitFor(() => expect(callsTo('/referral/createUrl')).toHaveLength(2));
    await waitForQuiet();
    await expect(alerts()).toHaveLength(1);
  },
);

const heldBalance = heldCall('/getCbCountByUser');

export const CatalogueBroken = meta.story({
  tags: ['fault'],
  parameters: { signedIn: true },
  render: () => (
    <>
      <RewardsStore
        filter={{ search: '', affordable: false, currency: '' }}
        onFilter={() => {}}
        cashHref="/dashboard/cbpayza"
        hrefOf={(brandKey) => `/dashboard/redeemrewards/details/${brandKey}`}
      />
      <Connection />
    </>
  ),
  beforeEach: ({ msw }) => {
    respondWith('/tango/getCatalogsForMe', broken)({ msw });
    heldBalance.hold({ msw });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(noticeText);
    await screen.findByRole('dialog');
  },
});

CatalogueBroken.test('the retry does not open a closed dialog again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  heldBalance.release();
  await waitFor(() => expect(callsTo('/tango/getCatalogsForMe')).toHaveLength(2));
  await waitForQuiet();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

export const SubmitFailed = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    // Lets the effect run in which the notice subscribes.
    await storyEnvironment.clock.advance(0);
    await postChange('/register', {});
    await canvas.findByText(/reach the server/);
  },
});

SubmitFailed.test('does not announce a retry', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^We can't reach the server\.$/);
});
