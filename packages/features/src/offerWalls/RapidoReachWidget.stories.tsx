import { demoMemberId } from '@cb/mocks/world/members';
import { stillFrames } from '@cb/ui/internal/stillFrames';
import { heldCall, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import {
  alerts,
  calls,
  callsTo,
  waitForQuiet,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { Connection } from '../shared/connection/Connection.tsx';
import { RapidoReachWidget } from './RapidoReachWidget.tsx';

const origin = 'https://widgets.cbrewards.example';
const title = 'RapidoReach widget';
const loadingText = 'Finding surveys for you…';
const texts = {
  member: "We couldn't load your CB Rewards profile. Please try again later.",
  provider: "We couldn't load your RapidoReach profile. Please try again later.",
  widget:
    "We couldn't load the RapidoReach offerwall right now. Please try again in a few minutes.",
  slow: 'The offerwall is taking longer than expected to load. Please refresh the tab to try again.',
};

const meta = preview.meta({
  title: 'Features/OfferWalls/RapidoReachWidget',
  tags: ['!autodocs'],
  component: RapidoReachWidget,
  args: {
    page: `${origin}/widget.html`,
    wallHref: '/dashboard/offerwallcb/rapidoreach',
    allowedOrigins: [origin],
  },
  decorators: [stillFrames, connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const findFrame = async (canvas: Canvas) => (await canvas.findByTitle(title)) as HTMLIFrameElement;

/** Dispatches a message as if a window had posted it. */
const dispatchMessage = (data: unknown, source: Window | null, sender = origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: sender }));

/** The loading text covers the frame until the widget reports that it is ready. */
export const Loading = meta.story();

Loading.test(
  'has the app id of the provider and the member in its address [WGT-04] [RPD-04] [CAL-24] [CAL-25]',
  async ({ canvas }) => {
    const { dataset } = await findFrame(canvas);
    const url = new URL(dataset['src'] ?? '');
    await expect(url.origin + url.pathname).toBe(`${origin}/widget.html`);
    await expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      partner: 'rapidoreach',
      'app-id': '20417',
      'end-user-id': demoMemberId,
    });
    await expect(callsTo('/getUserIdForRapidoReach').map(({ body }) => body)).toEqual(['']);
    await expect(callsTo('/getUserIdFromSession').map(({ body }) => body)).toEqual(['{}']);
    await expect(calls()).toHaveLength(2);
    await expect(canvas.getByText(loadingText)).toBeVisible();
  },
);

const memberId = heldCall('/getUserIdFromSession');

export const MemberIdNotThere = meta.story({
  tags: ['fault'],
  beforeEach: memberId.hold,
  play: async () => {
    await waitFor(() => expect(callsTo('/getUserIdForRapidoReach')).toHaveLength(1));
  },
});

MemberIdNotThere.test('mounts only once the id is known [WGT-04]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(loadingText)).toBeVisible());
  await expect(canvas.queryByTitle(title)).toBeNull();
  memberId.release();
  await expect((await findFrame(canvas)).dataset['src']).toContain(`end-user-id=${demoMemberId}`);
});

MemberIdNotThere.test(
  'is slow 20 s after opening, however late it mounts [WGT-06]',
  async (story) => {
    const { canvas } = story;
    await storyEnvironment.clock.advance(15_000);
    memberId.release();
    await findFrame(canvas);
    await storyEnvironment.clock.advance(4999);
    await expect(canvas.getByText(loadingText)).toBeVisible();
    await storyEnvironment.clock.advance(1);
    await expect(await canvas.findByText(texts.slow)).toBeVisible();
  },
);

/** The widget sent its ready event, so nothing covers it any more. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    dispatchMessage({ type: 'ready' }, (await findFrame(canvas)).contentWindow);
    await waitFor(() => expect(canvas.queryByText(loadingText)).toBeNull());
  },
});

Ready.test('is shown after its ready event [WGT-05]', async ({ canvas }) => {
  await expect(canvas.getByTitle(title)).toBeVisible();
});

Ready.test('shows the error state after its error event [WGT-05] [WGT-09]', async ({ canvas }) => {
  dispatchMessage({ type: 'error' }, (await findFrame(canvas)).contentWindow);
  await expect(await canvas.findByText(texts.widget)).toBeVisible();
});

Ready.test('does not become slow later', async ({ canvas }) => {
  await storyEnvironment.clock.advance(60_000);
  await expect(canvas.queryByText(texts.slow)).toBeNull();
});

/** The widget sent its load event, which ends loading like the ready event. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    dispatchMessage({ type: 'load' }, (await findFrame(canvas)).contentWindow);
    await waitFor(() => expect(canvas.queryByText(loadingText)).toBeNull());
  },
});

Loaded.test('is shown after its load event [WGT-05]', async ({ canvas }) => {
  await expect(canvas.getByTitle(title)).toBeVisible();
});

export const Stranger = meta.story({ tags: ['fault'] });

Stranger.test('ignores messages of another window, origin or shape', async ({ canvas }) => {
  const { contentWindow } = await findFrame(canvas);
  dispatchMessage({ type: 'ready' }, window);
  dispatchMessage({ type: 'ready' }, null);
  dispatchMessage({ type: 'ready' }, contentWindow, `${origin}.evil.example`);
  dispatchMessage({ type: 'ready' }, contentWindow, origin.replace('https:', 'http:'));
  dispatchMessage('ready', contentWindow);
  dispatchMessage({ type: 'ready ' }, contentWindow);
  // The slow state shows that none of these messages was accepted.
  await storyEnvironment.clock.advance(20_000);
  await expect(await canvas.findByText(texts.slow)).toBeVisible();
  dispatchMessage({ type: 'load' }, contentWindow);
  await waitFor(() => expect(canvas.queryByText(texts.slow)).toBeNull());
});

/** The widget sent no event for 20 seconds, so the page offers to reload it. */
export const Slow = meta.story({
  play: async ({ canvas }) => {
    await findFrame(canvas);
    await storyEnvironment.clock.advance(20_000);
    await canvas.findByText(texts.slow);
  },
});

Slow.test('ends loading after 20 s and not before [WGT-06]', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload offerwall' }));
  await waitFor(() => expect(canvas.getByText(loadingText)).toBeVisible());
  await storyEnvironment.clock.advance(19_999);
  await expect(canvas.getByText(loadingText)).toBeVisible();
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(canvas.getByText(texts.slow)).toBeVisible());
  await expect(canvas.queryByText(loadingText)).toBeNull();
});

Slow.test('shows the widget if it loads after all', async ({ canvas }) => {
  dispatchMessage({ type: 'ready' }, (await findFrame(canvas)).contentWindow);
  await waitFor(() => expect(canvas.queryByText(texts.slow)).toBeNull());
});

export const MemberUnknown = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/getUserIdFromSession', {
    ErrorCode: 'NOT_SIGNED_IN',
    Errors: ['Log in.'],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.member);
  },
});

MemberUnknown.test('raises an alert with the same text [FRM-04] [WGT-07]', async ({ canvas }) => {
  await waitFor(() => expect(alerts()).toEqual([texts.member]));
  await expect(canvas.queryByTitle(title)).toBeNull();
});

export const ProviderUnknown = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/getUserIdForRapidoReach', records()),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.provider);
  },
});

ProviderUnknown.test(
  'fetches again with "Reload offerwall" [WGT-08]',
  async ({ canvas, userEvent }) => {
    await expect(callsTo('/getUserIdForRapidoReach')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload offerwall' }));
    await waitFor(() => expect(callsTo('/getUserIdForRapidoReach')).toHaveLength(2));
    await expect(await canvas.findByText(texts.provider)).toBeVisible();
  },
);

export const Unreachable = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  render: (args) => (
    <>
      <RapidoReachWidget {...args} />
      <Connection />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(texts.member);
  },
});

Unreachable.test(
  'keeps its message after 20 s, and loads once the server responds [WGT-06]',
  async ({ canvas, msw }) => {
    await storyEnvironment.clock.advance(20_000);
    await expect(canvas.getByText(texts.member)).toBeVisible();
    await expect(canvas.queryByText(texts.slow)).toBeNull();
    const ids = { UserId: 'm-7', RapidoReachUserId: 'a-20417-b' };
    msw.use(http.post('*', () => HttpResponse.json(records(ids))));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByText(loadingText)).toBeVisible());
  },
);

/** The operator serves no widget page, so a link leads to the RapidoReach wall. */
export const NotSetUp = meta.story({ args: { page: undefined } });

NotSetUp.test('requests no ids, and links to the wall', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open RapidoReach' })).toBeVisible();
  await waitForQuiet();
  await expect(calls()).toEqual([]);
});

export const OriginNotAllowed = meta.story({ tags: ['fault'], args: { allowedOrigins: [] } });

OriginNotAllowed.test(
  'shows the error state instead of the widget [WGT-09]',
  async ({ canvas }) => {
    await expect(await canvas.findByText(texts.widget)).toBeVisible();
    await expect(canvas.queryByTitle(title)).toBeNull();
  },
);
