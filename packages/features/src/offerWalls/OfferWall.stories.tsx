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
import { useQuery } from '@tanstack/react-query';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { balanceQuery } from '../shared/member/balance.ts';
import { OfferWall } from './OfferWall.tsx';
import { bitlabsTheme } from './providers.ts';

const origin = 'https://offers.cbrewards.example';

const meta = preview.meta({
  title: 'Features/OfferWalls/OfferWall',
  tags: ['!autodocs'],
  component: OfferWall,
  args: { wall: 'personaly' as const, allowedOrigins: [origin] },
  decorators: [stillFrames, connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const findFrame = (canvas: Canvas, name: string) => canvas.findByTitle(`${name} offers`);

/**
 * Waits for the link and advances one second, after which walls with a settling time are shown
 * (RPD-03).
 */
async function waitUntilSettled(canvas: Canvas, name: string) {
  await findFrame(canvas, name);
  await storyEnvironment.clock.advance(1000);
}

const getLink = (canvas: Canvas) => canvas.getByRole('link', { name: /Click here for offerwall/ });

/** Advances the clock until the link to the wall has replaced the loading text. */
async function waitForLink({ canvas }: { canvas: Canvas }) {
  await waitFor(async () => {
    await storyEnvironment.clock.advance(1000);
    await expect(getLink(canvas)).toBeVisible();
  });
}

/** No tab leads to this wall, which shows as soon as its link arrives. */
export const Personaly = meta.story({
  play: async ({ canvas }) => {
    await findFrame(canvas, 'Personaly');
  },
});

Personaly.test(
  'frames the first data item, fetched without a body [FRM-01] [PSN-01] [CAL-27]',
  async ({ canvas }) => {
    const frame = await findFrame(canvas, 'Personaly');
    await expect(frame.dataset['src']).toMatch(`${origin}/wall/personaly?member=`);
    await expect(frame).toBeVisible();
    await expect(calls().map(({ path, body }) => [path, body])).toEqual([
      ['/personaly/offerwall', ''],
    ]);
  },
);

/** The wall replaces the loading text one second after its link has arrived. */
export const RapidoReach = meta.story({
  args: { wall: 'rapidoreach' },
  play: ({ canvas }) => waitUntilSettled(canvas, 'RapidoReach'),
});

RapidoReach.test('frames RapidoReachLink [RPD-01] [CAL-26]', async ({ canvas }) => {
  const frame = await findFrame(canvas, 'RapidoReach');
  await expect(frame.dataset['src']).toMatch(`${origin}/wall/rapidoreach?member=`);
  await waitFor(() => expect(frame).toBeVisible());
  await expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/rapidoreach/offerwall', ''],
  ]);
});

export const SettlingOutsideTheList = meta.story({
  tags: ['edge-case'],
  args: { wall: 'rapidoreach', allowedOrigins: [] },
  play: async ({ canvas }) => {
    await waitForQuiet();
    const text = 'Loading offers from RapidoReach...';
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
});

SettlingOutsideTheList.test('also shows the loading state for a second', async ({ canvas }) => {
  const text = 'Loading offers from RapidoReach...';
  await storyEnvironment.clock.advance(999);
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
  await storyEnvironment.clock.advance(1);
  await expect(await canvas.findByRole('link', { name: /^Open / })).toBeVisible();
  await expect(canvas.queryByText(text)).toBeNull();
});

/** In link mode a button opens the wall instead of a frame. */
export const RapidoReachLinked = meta.story({
  args: { wall: 'rapidoreach', mode: 'link' },
  play: waitForLink,
});

RapidoReachLinked.test('has a button instead of the frame [RPD-02]', async ({ canvas }) => {
  const link = getLink(canvas);
  await expect(link.getAttribute('href')).toMatch(`${origin}/wall/rapidoreach`);
  await expect(canvas.queryByTitle('RapidoReach offers')).toBeNull();
});

const rapidoReachFailure = "We couldn't load the RapidoReach offerwall. Please try again later.";

export const RapidoReachWithoutResponse = meta.story({
  tags: ['fault'],
  args: { wall: 'rapidoreach' },
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    await canvas.findByText(rapidoReachFailure);
  },
});

RapidoReachWithoutResponse.test(
  'raises an alert each time, and keeps its text [RPD-05]',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(alerts()).toEqual([rapidoReachFailure]));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alerts()).toEqual([rapidoReachFailure, rapidoReachFailure]));
    await expect(await canvas.findByText(rapidoReachFailure)).toBeVisible();
  },
);

/** The Sayso wall, which also appears a second after its link. */
export const Sayso = meta.story({
  args: { wall: 'sayso' },
  play: ({ canvas }) => waitUntilSettled(canvas, 'Sayso'),
});

Sayso.test('frames SaysoLink [SAY-01] [CAL-29]', async ({ canvas }) => {
  const frame = await findFrame(canvas, 'Sayso');
  await expect(frame.dataset['src']).toMatch(`${origin}/wall/sayso?member=`);
  await expect(calls().map(({ path, body }) => [path, body])).toEqual([['/sayso/offerwall', '']]);
});

/** Sayso in link mode: a button replaces the frame. */
export const SaysoLinked = meta.story({
  args: { wall: 'sayso', mode: 'link' },
  play: waitForLink,
});

SaysoLinked.test('has a button instead of the frame [SAY-02]', async ({ canvas }) => {
  const link = getLink(canvas);
  await expect(link.getAttribute('href')).toMatch(`${origin}/wall/sayso`);
  await expect(canvas.queryByTitle('Sayso offers')).toBeNull();
});

const saysoFailure = "We couldn't load the Sayso offerwall. Please try again later.";

export const SaysoServerErrors = meta.story({
  tags: ['fault'],
  args: { wall: 'sayso' },
  parameters: { scenario: 'serverErrors' },
  play: async ({ canvas }) => {
    await canvas.findByText(saysoFailure);
  },
});

SaysoServerErrors.test('raises an alert and quotes the server [SAY-04]', async ({ canvas }) => {
  await waitFor(() => expect(alerts()).toEqual([saysoFailure]));
  await expect(canvas.getByText(/The service is busy/)).toBeVisible();
});

/** The TapResearch wall, a second after its link. */
export const TapResearch = meta.story({
  args: { wall: 'tapresearch' },
  play: ({ canvas }) => waitUntilSettled(canvas, 'TapResearch'),
});

TapResearch.test('frames offer_url [TAP-01] [CAL-31]', async ({ canvas }) => {
  const frame = await findFrame(canvas, 'TapResearch');
  await expect(frame.dataset['src']).toMatch(`${origin}/wall/tapresearch?member=`);
  await expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/tapresearch/offerwall', ''],
  ]);
});

export const TapResearchErrors = meta.story({
  tags: ['fault'],
  args: { wall: 'tapresearch' },
  beforeEach: respondWith('/tapresearch/offerwall', {
    ErrorCode: 'NO_OFFERS',
    Errors: ['No offers for your country.'],
    Info: ['New offers arrive on Monday.'],
    Data: [],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No offers for your country.');
  },
});

TapResearchErrors.test('are listed as Errors, and loading stops [TAP-03]', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Errors' })).toBeVisible();
  await expect(canvas.getByText('New offers arrive on Monday.')).toBeVisible();
  await expect(canvas.queryByText('Loading offers from TapResearch...')).toBeNull();
});

/** The Offertoro wall over the full width, a second after its link. */
export const Offertoro = meta.story({
  args: { wall: 'offertoro' },
  play: ({ canvas }) => waitUntilSettled(canvas, 'Offertoro'),
});

Offertoro.test('frames OfferToroUrl over the full width [OTO-03] [CAL-32]', async ({ canvas }) => {
  const frame = await findFrame(canvas, 'Offertoro');
  await expect(frame.dataset['src']).toMatch(`${origin}/wall/offertoro?member=`);
  const parentWidth = frame.parentElement?.getBoundingClientRect().width ?? 0;
  await expect(frame.getBoundingClientRect().width).toBeCloseTo(parentWidth, 0);
  await expect(calls().map(({ path, body }) => [path, body])).toEqual([
    ['/offertoro/offerwall', ''],
  ]);
});

const offertoroLink = heldCall('/offertoro/offerwall');

/** The link is pending, and the loading text stays for a second after it arrives. */
export const Settling = meta.story({
  args: { wall: 'offertoro' },
  beforeEach: offertoroLink.hold,
});

Settling.test(
  'shows its loading message until a second after the link [OTO-01] [OTO-04]',
  async ({ canvas }) => {
    const text = 'Loading offers from Offertoro...';
    await canvas.findByText(text);
    await storyEnvironment.clock.advance(5000);
    offertoroLink.release();
    const frame = await findFrame(canvas, 'Offertoro');
    await storyEnvironment.clock.advance(999);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(frame).not.toBeVisible();
    await storyEnvironment.clock.advance(1);
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
    await expect(frame).toBeVisible();
  },
);

/** Offertoro in link mode: the button opens the wall in a new tab. */
export const OffertoroLinked = meta.story({
  args: { wall: 'offertoro', mode: 'link' },
  play: waitForLink,
});

OffertoroLinked.test('opens OfferToroUrl in a new tab [OTO-02]', async ({ canvas }) => {
  const link = getLink(canvas);
  await expect(link.getAttribute('href')).toMatch(`${origin}/wall/offertoro`);
  await expect(link).toHaveAttribute('target', '_blank');
});

/** Asserts that there is only a heading and a button that retries, without an alert, a box or a text. */
async function expectNoMessage(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Try again' });
  await expect(button).toBeVisible();
  await expect(alerts()).toEqual([]);
  await expect(canvas.queryByText(/couldn.t|unable|wrong|errors/i)).toBeNull();
  button.click();
  await waitFor(() => expect(calls()).toHaveLength(2));
}

export const OffertoroServerErrors = meta.story({
  tags: ['fault'],
  args: { wall: 'offertoro' },
  parameters: { scenario: 'serverErrors' },
});

OffertoroServerErrors.test('show no message [OTO-05]', ({ canvas }) => expectNoMessage(canvas));

const bitLabsLink = heldCall('/bitlabs/offerwall');

/** The loading text of BitLabs shows until the link arrives, and not a second longer. */
export const BitLabsLoading = meta.story({
  args: { wall: 'bitlabs' },
  beforeEach: bitLabsLink.hold,
});

BitLabsLoading.test(
  'shows a loading message until the link arrives [BIT-01] [BIT-02] [FRM-03]',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading offers from BitLabs...')).toBeVisible());
    const text = canvas.getByText('Loading offers from BitLabs...');
    await storyEnvironment.clock.advance(60_000);
    await expect(text).toBeVisible();
    await expect(canvas.queryByTitle('BitLabs offers')).toBeNull();
    bitLabsLink.release();
    await expect(await findFrame(canvas, 'BitLabs')).toBeVisible();
    await expect(text).not.toBeInTheDocument();
  },
);

/** The wall shows with its link and receives its theme 350 ms after it has loaded. */
export const BitLabs = meta.story({ args: { wall: 'bitlabs' } });

BitLabs.test('frames the URL [BIT-02] [CAL-33]', async ({ canvas }) => {
  const frame = await findFrame(canvas, 'BitLabs');
  await expect(frame.dataset['src']).toMatch(`${origin}/wall/bitlabs?member=`);
  await expect(frame).toBeVisible();
  await expect(canvas.queryByText('Loading offers from BitLabs...')).toBeNull();
});

/** Replaces `postMessage` of the frame's window by a spy. */
async function spyOnMessages(canvas: Canvas, name: string) {
  const frame = (await findFrame(canvas, name)) as HTMLIFrameElement;
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  const postMessage = spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => {});
  return { frame, postMessage };
}

/** The messages that the mock backend sends for BitLabs. */
const serverMessages = [
  { target: 'app.modifier.theme', value: 'dark' },
  { target: 'app.visual.dark.interaction_color', value: '#6941C6' },
];

BitLabs.test(
  'receives its messages 350 ms after its load, at its exact origin [BIT-03]',
  async ({ canvas }) => {
    const { frame, postMessage } = await spyOnMessages(canvas, 'BitLabs');
    await storyEnvironment.clock.advance(10_000);
    await fireEvent.load(frame);
    await storyEnvironment.clock.advance(349);
    await expect(postMessage).not.toHaveBeenCalled();
    await storyEnvironment.clock.advance(1);
    await expect(postMessage.mock.calls).toEqual(
      serverMessages.map((message) => [message, origin]),
    );
  },
);

BitLabs.test('receives nothing once another page is in its frame', async ({ canvas }) => {
  const { frame, postMessage } = await spyOnMessages(canvas, 'BitLabs');
  await fireEvent.load(frame);
  await storyEnvironment.clock.advance(349);
  await fireEvent.load(frame);
  await storyEnvironment.clock.advance(10_000);
  await expect(postMessage).not.toHaveBeenCalled();
});

/** Dispatches a hook of BitLabs' page as its frame would. */
const reportComplete = (source: Window | null, from = origin) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { type: 'hook', name: 'offerwall-surveys:survey.complete', args: [{ reward: 500 }] },
      source,
      origin: from,
    }),
  );

/** Fetches the balance, as the shell does. */
function BalanceQuery() {
  useQuery(balanceQuery(demoMemberId));
  return null;
}

/** When the wall reports a completed survey, the balance is fetched again. */
export const BitLabsRewarding = meta.story({
  args: { wall: 'bitlabs' },
  decorators: [
    (Story) => (
      <>
        <BalanceQuery />
        <Story />
      </>
    ),
  ],
});

BitLabsRewarding.test(
  'refetches the balance when its page says that a survey was completed, and promises nothing',
  async ({ canvas }) => {
    const { contentWindow } = (await findFrame(canvas, 'BitLabs')) as HTMLIFrameElement;
    const balances = () => callsTo('/getCbCountByUser');
    await waitFor(() => expect(balances()).toHaveLength(1));
    reportComplete(contentWindow, 'https://elsewhere.example');
    reportComplete(window);
    await waitForQuiet();
    await expect(balances()).toHaveLength(1);
    reportComplete(contentWindow);
    await waitFor(() => expect(balances()).toHaveLength(2));
    await expect(canvas.queryByText(/500/)).toBeNull();
  },
);

export const BitLabsWithoutMessages = meta.story({
  tags: ['edge-case'],
  args: { wall: 'bitlabs' },
  beforeEach: respondWith(
    '/bitlabs/offerwall',
    records(`${origin}/wall/bitlabs`, ['x', { value: 1 }]),
  ),
});

BitLabsWithoutMessages.test('receives the default theme [BIT-05]', async ({ canvas }) => {
  const { frame, postMessage } = await spyOnMessages(canvas, 'BitLabs');
  await fireEvent.load(frame);
  await storyEnvironment.clock.advance(350);
  await expect(postMessage.mock.calls.map(([message]) => message)).toEqual(bitlabsTheme);
});

export const BitLabsWithoutResponse = meta.story({
  tags: ['fault'],
  args: { wall: 'bitlabs' },
  parameters: { scenario: 'transportFailure' },
});

BitLabsWithoutResponse.test('shows no message [BIT-04]', ({ canvas }) => expectNoMessage(canvas));

/** A frame of 800 px, independent of the height of the window. */
export const TheoremReach = meta.story({ args: { wall: 'theoremreach' } });

TheoremReach.test('frames the URL, 800 px high [THM-01] [CAL-35]', async ({ canvas }) => {
  const frame = await findFrame(canvas, 'TheoremReach');
  await expect(frame.dataset['src']).toMatch(`${origin}/wall/theoremreach?member=`);
  await expect(frame.getBoundingClientRect().height).toBe(800);
});

export const TheoremReachWithoutUrl = meta.story({
  tags: ['fault'],
  args: { wall: 'theoremreach' },
  parameters: { scenario: 'empty' },
});

TheoremReachWithoutUrl.test('shows no frame [THM-01]', async ({ canvas }) => {
  await expectNoMessage(canvas);
  await expect(canvas.queryByTitle('TheoremReach offers')).toBeNull();
});

export const TheoremReachHttpError = meta.story({
  tags: ['fault'],
  args: { wall: 'theoremreach' },
  parameters: { scenario: 'httpErrors' },
});

TheoremReachHttpError.test('shows no message [THM-02]', ({ canvas }) => expectNoMessage(canvas));

const personalyFailure = "We couldn't load the Personaly offerwall. Please try again later.";

export const NoLink = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText(personalyFailure);
  },
});

export const LinkOfAnotherOrigin = meta.story({
  beforeEach: respondWith(
    '/personaly/offerwall',
    records('https://offers.cbrewards.example.evil.example/wall'),
  ),
  tags: ['fault'],
});

LinkOfAnotherOrigin.test('is linked with its host named, not framed', async ({ canvas }) => {
  await canvas.findByRole('link', { name: /Open offers\.cbrewards\.example\.evil\.example/ });
  await expect(canvas.queryByTitle('Personaly offers')).toBeNull();
});

export const LinkThatIsCode = meta.story({
  beforeEach: respondWith('/personaly/offerwall', records('javascript:alert(1)')),
  tags: ['fault'],
});

LinkThatIsCode.test('is refused', async ({ canvas }) => {
  await expect(await canvas.findByText(/not safe to open/)).toBeVisible();
  await expect(canvas.queryByTitle('Personaly offers')).toBeNull();
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: { scenario: 'hostileText' },
  play: async ({ canvas }) => {
    await canvas.findByText(personalyFailure);
  },
});
