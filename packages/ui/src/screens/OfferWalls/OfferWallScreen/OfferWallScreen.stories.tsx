import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { expectEmptyFrameHelp, stillFrames } from '#ui/screens/Help/stillFrames.fixtures.tsx';
import { OfferWallScreen } from './OfferWallScreen.tsx';

const src = 'https://offers.cbrewards.example/wall/bitlabs?member=7';
const source = { kind: 'frame' as const, src, isSameOrigin: false };

const onReload = fn();
const onRetry = fn();
const framed = { status: 'framed', source, onReload } as const;

const meta = preview.meta({
  title: 'Screens/OfferWalls/OfferWall',
  component: OfferWallScreen,
  args: { provider: 'BitLabs' },
  decorators: [stillFrames],
});

/** The wall in a frame as high as the window minus 130 px. */
export const Framed = meta.story({
  ...inShell('offerWalls'),
  args: framed,
});

Framed.test('is as high as the window minus 130 px [FRM-02]', async ({ canvas }) => {
  const { height } = canvas.getByTitle('BitLabs offers').getBoundingClientRect();
  await expect(height).toBeCloseTo(window.innerHeight - 130, 0);
});

Framed.test('has the provider as its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'BitLabs' })).toBeVisible();
});

Framed.test('may copy to the clipboard', async ({ canvas }) => {
  await expect(canvas.getByTitle('BitLabs offers')).toHaveAttribute('allow', 'clipboard-write');
});

/** A frame that an ad blocker or the provider stopped: the browser reports it as loaded. */
export const Blocked = meta.story({ args: framed });

Blocked.test('says what to do if it stays empty, and reloads', async ({ canvas, userEvent }) => {
  await fireEvent.load(canvas.getByTitle('BitLabs offers'));
  await expectEmptyFrameHelp(canvas, src);
  await userEvent.click(canvas.getByRole('button', { name: 'Reload offers' }));
  await expect(onReload).toHaveBeenCalledTimes(1);
});

/** The link to the wall is being requested; the text names the provider. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'loading', message: 'Loading offers from BitLabs...' },
});

/** Returns the graphics beside the text: the coin and the spinner. */
const graphics = (text: HTMLElement) =>
  [...(text.parentElement?.children ?? [])].filter(
    (part) => part !== text && part.getBoundingClientRect().width > 10,
  );

Loading.test('shows a loading image and names what is loading [FRM-03]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading offers from BitLabs...')).toBeVisible());
  const text = canvas.getByText('Loading offers from BitLabs...');
  await expect(graphics(text)).toHaveLength(2);
  await expect(canvas.queryByTitle('BitLabs offers')).toBeNull();
});

const platform = fakePlatform();

/** After 10 seconds a sentence says that loading takes longer than usual. */
export const LoadingLong = meta.story({
  args: { status: 'loading', message: 'Loading offers from BitLabs...' },
  decorators: [withPlatform(platform)],
});

LoadingLong.test('says after 10 s that it takes long', async ({ canvas }) => {
  await platform.clock.advance(9_999);
  await expect(canvas.queryByText('This is taking longer than usual.')).toBeNull();
  await platform.clock.advance(1);
  await expect(canvas.getByText('This is taking longer than usual.')).toBeVisible();
});

/** The link has arrived; the frame loads hidden behind the loading image. */
export const Settling = meta.story({
  args: { ...framed, loading: 'Loading offers from BitLabs...' },
});

Settling.test('hides the frame while it loads', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading offers from BitLabs...')).toBeVisible());
  await expect(canvas.getByTitle('BitLabs offers')).not.toBeVisible();
});

/** Some walls are visible while they load, below a line with the loading text. */
export const ShownWhileLoading = meta.story({
  args: { ...framed, loading: 'Loading offers...', shownWhileLoading: true },
});

ShownWhileLoading.test('shows the loading indicator above the frame', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading offers...')).toBeVisible());
  const text = canvas.getByText('Loading offers...');
  const frame = canvas.getByTitle('BitLabs offers');
  await expect(frame).toBeVisible();
  await expect(graphics(text)).toHaveLength(1);
  await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    frame.getBoundingClientRect().top,
  );
});

/** The frame takes long to load, so the line below it suggests a reload or a new tab. */
export const Slow = meta.story({
  parameters: picturedIn('dark phone'),
  args: { ...framed, slow: true },
});

Slow.test('says that loading takes longer than usual', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/longer than usual/)).toBeVisible());
});

/** The server sent an error and information with the link; the wall opens all the same. */
export const WithMessages = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    ...framed,
    errors: ['Some offers are not for your country.'],
    info: ['Double CB today.'],
  },
});

/** The address may not be framed, so a link that names its host replaces the frame. */
export const OriginNotAllowed = meta.story({
  args: {
    ...framed,
    source: { kind: 'link', href: 'https://other.example/wall', host: 'other.example' },
  },
});

OriginNotAllowed.test('links to it with its host and frames nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Open other\.example/ })).toBeVisible();
  await expect(canvas.queryByTitle('BitLabs offers')).toBeNull();
});

/** The address is unsafe, so it is neither framed nor linked. */
export const Refused = meta.story({ args: { ...framed, source: { kind: 'refused' } } });

/** A wall that opens in a new tab instead of a frame. */
export const Linked = meta.story({
  parameters: picturedIn('light wide'),
  args: { provider: 'Offertoro', status: 'link', source, label: 'Click here for offerwall' },
});

Linked.test('opens the wall in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Click here for offerwall/ });
  await expect(link).toHaveAttribute('href', src);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(canvas.queryByTitle('Offertoro offers')).toBeNull();
});

/** The address of the new tab is unsafe, so there is no link to it. */
export const LinkRefused = meta.story({
  args: { status: 'link', source: { kind: 'refused' }, label: 'Click here for offerwall' },
});

LinkRefused.test('renders no link to an unsafe address', async ({ canvas }) => {
  await expect(canvas.getByText(/not safe to open/)).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** The link did not load; the text names the provider. */
export const Failed = meta.story({
  args: {
    provider: 'Sayso',
    status: 'failed',
    message: "We couldn't load the Sayso offerwall. Please try again later.",
    onRetry,
  },
});

Failed.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** The server refused the link; its errors explain why. */
export const FailedWithErrors = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    provider: 'inBrain',
    status: 'failed',
    errors: ['Your country has no offers.', 'Ask again tomorrow.'],
    onRetry,
  },
});

/** For some providers the specification has no failure message: only a retry is offered. */
export const Silent = meta.story({ args: { status: 'silent', onRetry } });

Silent.test('shows no message', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  await expect(canvas.queryByText(/couldn.t|unable/i)).toBeNull();
});

/** An address of 500 characters without a space, as a broken server might send. */
export const LongAddress = meta.story({
  tags: ['edge-case'],
  args: {
    ...framed,
    source: {
      kind: 'link',
      href: `https://${'sub.'.repeat(50)}example/`,
      host: `${'sub.'.repeat(120)}example`,
    },
  },
});
