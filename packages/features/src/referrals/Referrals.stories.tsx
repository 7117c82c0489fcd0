import { demoMemberId } from '@cb/mocks/world/members';
import { Button } from '@cb/ui/components/Button';
import { connected } from '@cb/workbench/connected';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { heldCall, records, respondWith } from '@cb/workbench/respondWith';
import { alerts, callsTo, storyEnvironment, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { useQueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { Referrals } from './Referrals.tsx';

const meta = preview.meta({
  title: 'Features/Referrals/Referrals',
  tags: ['!autodocs'],
  component: Referrals,
  args: { messengerAppId: '1234' },
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
});

const memberLink = `https://www.cbrewards.example/join?by=${demoMemberId}`;

const requestedOffsets = (): unknown[] =>
  callsTo('/referrals/get').map(({ body }) => JSON.parse(body).Offset);
const findLinkBox = (canvas: Canvas) => canvas.findByLabelText('Your referral link');

/** Scrolls to the end of the list, which is far down on a phone, until `text` is visible. */
async function scrollUntil(canvas: Canvas, text: RegExp) {
  await waitFor(async () => {
    canvas.queryByRole('button', { name: 'Show more referrals' })?.scrollIntoView();
    await expect(canvas.getByText(text)).toBeVisible();
  });
  window.scrollTo(0, 0);
}

const scrollToEnd = (canvas: Canvas) =>
  scrollUntil(canvas, /All \d+ referrals shown|your only referral/);

/** The member's referral link and all referrals, fetched in pages of 15. */
export const Member = meta.story({ play: ({ canvas }) => scrollToEnd(canvas) });

Member.test('fetches the link without a body, and shows it [CAL-21] [REF-03]', async (story) => {
  await waitFor(async () => expect(await findLinkBox(story.canvas)).toHaveValue(memberLink));
  await expect(callsTo('/referral/createUrl').map(({ body }) => body)).toEqual(['']);
});

Member.test('fetches pages of 15 until one is shorter [CAL-22] [REF-12] [REF-13]', async () => {
  await expect(callsTo('/referrals/get').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { ReferredBy: demoMemberId, ReferredTo: '', Limit: 15, Offset: 0 },
    { ReferredBy: demoMemberId, ReferredTo: '', Limit: 15, Offset: 15 },
  ]);
});

Member.test('copies the link', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await canvas.findByRole('button', { name: 'Copied' });
  await expect(storyEnvironment.copyText).toHaveBeenCalledWith(memberLink);
});

Member.test('opens a share window of 800x500 with the link [SHR-05]', async (story) => {
  await story.userEvent.click(story.canvas.getByRole('button', { name: 'Facebook' }));
  await expect(storyEnvironment.openWindow).toHaveBeenCalledTimes(1);
  await expect(storyEnvironment.openWindow).toHaveBeenCalledWith(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(memberLink)}`,
    { width: 800, height: 500 },
  );
});

export const ManyFriends = meta.story({
  tags: ['edge-case'],
  globals: { member: 'rich' },
  play: async ({ canvas }) => void (await canvas.findAllByText('ana.okafor@mail.example')),
});

ManyFriends.test('loads more when scrolled to the end [REF-09] [REF-13]', async ({ canvas }) => {
  await scrollUntil(canvas, /^All 48 referrals shown\.$/);
  await expect(requestedOffsets()).toEqual([0, 15, 30, 45]);
  await expect(canvas.getAllByRole('row')).toHaveLength(49);
});

export const NobodyYet = meta.story({
  tags: ['fault'],
  globals: { member: 'new' },
  play: async ({ canvas }) => void (await canvas.findByText(/do not have any referrals/)),
});

NobodyYet.test('fetches only once if nobody joined [REF-08] [REF-12]', async () => {
  await expect(requestedOffsets()).toEqual([0]);
});

const friend = (number: number) => ({
  Date: '2026-11-09T16:05:00Z',
  Details: {
    Status: 'Active',
    Email: `f${number}@mail.example`,
    BasicProfile: { FirstName: 'Ana', LastName: 'Novak' },
  },
});

export const ExactlyOnePage = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/referrals/get', async ({ request }) => {
    const { Offset } = (await request.json()) as { Offset: number };
    const friends = Array.from({ length: 15 }, (_, index) => friend(index));
    return HttpResponse.json(records(...(Offset === 0 ? friends : [])));
  }),
  play: ({ canvas }) => scrollToEnd(canvas),
});

ExactlyOnePage.test('detects that a full page was the last [REF-12]', async ({ canvas }) => {
  await expect(requestedOffsets()).toEqual([0, 15]);
  await expect(canvas.getAllByRole('row')).toHaveLength(16);
});

const incomplete = [
  { Date: '2026-11-09T16:05:00Z', Details: { Email: 'new@mail.example' } },
  { Date: 'some day', Details: { BasicProfile: { FirstName: '<b>Bo</b>', LastName: null } } },
  { Date: 7e20, Details: { Status: 7, Email: ['x'], BasicProfile: 'none' } },
];
const malformed = [null, 7, 'x', {}, { Details: null }, { Details: 'x' }];

/** A page of 15 with incomplete and malformed rows, and a second page. */
export const IncompleteFriends = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/referrals/get', async ({ request }) => {
    const { Offset } = (await request.json()) as { Offset: number };
    const complete = Array.from({ length: 6 }, (_, index) => friend(index + 1));
    const firstPage = [...incomplete, ...malformed, ...complete];
    return HttpResponse.json(records(...(Offset === 0 ? firstPage : [friend(7)])));
  }),
  play: ({ canvas }) => scrollToEnd(canvas),
});

IncompleteFriends.test(
  'shows what is known, "New" without a status, no malformed row, and the next page [REF-10] [REF-11]',
  async ({ canvas }) => {
    const cells = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent));
    const missing = '—not given';
    const complete = [1, 2, 3, 4, 5, 6, 7].map((number) => `f${number}@mail.example`);
    await expect(cells).toEqual([
      [missing, missing, 'new@mail.example', 'New', '09/11/2026 @ 4:05PM'],
      ['<b>Bo</b>', missing, missing, 'New', 'some day'],
      [missing, missing, missing, 'New', missing],
      ...complete.map((email) => ['Ana', 'Novak', email, 'Active', '09/11/2026 @ 4:05PM']),
    ]);
    await expect(canvas.getByText(/All 10 referrals shown/)).toBeVisible();
  },
);

export const NextPageFails = meta.story({
  tags: ['fault'],
  globals: { member: 'rich' },
  beforeEach: ({ msw }) => {
    let calls = 0;
    respondWith('/referrals/get', () => {
      calls += 1;
      if (calls === 2) return HttpResponse.error();
      return undefined;
    })({ msw });
  },
  play: ({ canvas }) => scrollUntil(canvas, /next referrals did not load/),
});

const nextPage = heldCall('/referrals/get');

NextPageFails.test('keeps the rows, and continues on retry', async ({ canvas, msw }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(16);
  nextPage.hold({ msw });
  const retryButton = canvas.getByRole('button', { name: 'Try again' });
  retryButton.click();
  retryButton.click();
  await waitFor(() => expect(canvas.queryByText(/did not load/)).toBeNull());
  await waitForQuiet();
  await expect(requestedOffsets()).toEqual([0, 15, 15]);
  nextPage.release();
  await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(16));
});

export const HostileLink = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/referral/createUrl', records({ ReferralUrl: 'javascript:alert(1)' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await scrollToEnd(canvas);
  },
});

HostileLink.test('refuses a link that is not a web address, with a message', async ({ canvas }) => {
  await expect(await findLinkBox(canvas)).toHaveValue('Not available');
  await expect(alerts()).toEqual([
    'The link we got for you is not a web address, so it is not shown. Please try again later.',
  ]);
});

/** A button that refetches the link, as a later visit does when it is stale. */
function RefetchButton() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: ['referralLink'] });
  return (
    <Button tone="quiet" onClick={refetch}>
      Ask again
    </Button>
  );
}

export const RefetchFails = meta.story({
  tags: ['edge-case'],
  decorators: [
    (Story) => (
      <>
        <RefetchButton />
        <Story />
      </>
    ),
  ],
  play: ({ canvas }) => scrollToEnd(canvas),
});

RefetchFails.test('keeps the link, with the error beside it', async (story) => {
  const { canvas, userEvent, msw } = story;
  await waitFor(async () => expect(await findLinkBox(canvas)).toHaveValue(memberLink));
  respondWith('/referral/createUrl', { ErrorCode: 'BUSY', Errors: ['Not now.'] })({ msw });
  await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.');
  await expect(await findLinkBox(canvas)).toHaveValue(memberLink);
  respondWith('/referral/createUrl', records({ ReferralUrl: memberLink }))({ msw });
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.queryByText('Not now.')).toBeNull());
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const referralLink = heldCall('/referral/createUrl');

/** Neither the referral link nor the referrals have arrived. */
export const Working = meta.story({ beforeEach: referralLink.hold });

Working.test('says "Working" until there is a response [REF-07]', async ({ canvas }) => {
  const box = await findLinkBox(canvas);
  await expect(box).toHaveValue('Working');
  await expect(alerts()).toEqual([]);
  await storyEnvironment.clock.advance(60_000);
  await expect(box).toHaveValue('Working');
  referralLink.release();
  await waitFor(() => expect(box).toHaveDisplayValue(/^https:/));
});

export const ServerErrors = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
});

ServerErrors.test('alerts with the error and keeps it on the page [REF-14]', async ({ canvas }) => {
  const message =
    'The service is busy. Try again in a few minutes.\nYour request was not carried out.';
  await waitFor(() => expect(alerts()).toEqual([message]));
  const [first] = await canvas.findAllByRole('alert');
  await expect(first).toHaveTextContent('The service is busy.');
  await expect(await findLinkBox(canvas)).toHaveValue('');
});

ServerErrors.test('shows the Errors with the list that failed', async ({ canvas }) => {
  const list = within(await canvas.findByRole('region', { name: 'Your recent referrals' }));
  await expect(
    await list.findByText('The service is busy. Try again in a few minutes.'),
  ).toBeVisible();
});

export const TransportFailure = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
});

TransportFailure.test('empties the box, alerts and retries [REF-14]', async (story) => {
  const { canvas, userEvent } = story;
  const message = "We couldn't load your referral link. Please try again later.";
  await waitFor(() => expect(alerts()).toEqual([message]));
  await expect(await findLinkBox(canvas)).toHaveValue('');
  const [retryButton] = await canvas.findAllByRole('button', { name: 'Try again' });
  if (retryButton) await userEvent.click(retryButton);
  await waitFor(() => expect(callsTo('/referral/createUrl')).toHaveLength(2));
  await waitFor(() => expect(alerts()).toEqual([message, message]));
});

export const EmptyResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'empty' },
});
