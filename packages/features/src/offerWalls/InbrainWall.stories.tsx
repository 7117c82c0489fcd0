import { stillFrames } from '@cb/ui/internal/stillFrames';
import { records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { alerts, calls, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { InbrainWall } from './InbrainWall.tsx';

const origin = 'https://offers.cbrewards.example';
const offerwallUrl = `${origin}/wall/inbrain`;

const meta = preview.meta({
  title: 'Features/OfferWalls/InbrainWall',
  tags: ['!autodocs'],
  component: InbrainWall,
  args: { allowedOrigins: [origin] },
  decorators: [stillFrames, connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const path = '/inbrain/offerwall';
const title = 'inBrain offers';

/** The server has not sent the address of the wall yet. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows a loading message [INN-01]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading offers from inBrain...')).toBeVisible());
});

/** The wall in a frame, which is the default if the server names no mode. */
export const Framed = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByTitle(title);
  },
});

Framed.test(
  'frames the wall with the user id, fetched without a body [INN-03] [INN-09] [CAL-34]',
  async ({ canvas }) => {
    const frame = canvas.getByTitle(title);
    await expect(frame.dataset['src']).toMatch(/\/wall\/inbrain\?member=[^&]+&app_uid=[^&]+$/);
    await expect(calls().map(({ path, body }) => [path, body])).toEqual([
      ['/inbrain/offerwall', ''],
    ]);
    await expect(canvas.queryByRole('link', { name: /Open inBrain/ })).toBeNull();
  },
);

Framed.test('receives its messages 350 ms after its load [INN-07]', async ({ canvas }) => {
  const frame = canvas.getByTitle<HTMLIFrameElement>(title);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  const postMessage = spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => {});
  await storyEnvironment.clock.advance(10_000);
  await fireEvent.load(frame);
  await storyEnvironment.clock.advance(349);
  await expect(postMessage).not.toHaveBeenCalled();
  await storyEnvironment.clock.advance(1);
  await expect(postMessage.mock.calls).toEqual([
    [{ target: 'theme', value: 'dark' }, origin],
    [{ target: 'currency', value: 'CB' }, origin],
  ]);
});

/** The server asks for a link, so a button opens the wall in a new tab. */
export const Linked = meta.story({
  beforeEach: respondWith(path, records({ offerwallUrl, mode: 'link' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Open inBrain Offerwall/ });
  },
});

Linked.test('opens in a new tab [INN-03] [INN-04]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Open inBrain Offerwall/ });
  await expect(link).toHaveAttribute('href', offerwallUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(canvas.queryByTitle(title)).toBeNull();
});

export const UnknownMode = meta.story({
  beforeEach: respondWith(path, records({ offerwallUrl, mode: 'popup' })),
  tags: ['edge-case'],
});

UnknownMode.test('is treated as the frame [INN-04]', async ({ canvas }) => {
  await expect(await canvas.findByTitle(title)).toBeVisible();
});

export const WithoutAddress = meta.story({
  tags: ['fault'],
  beforeEach: respondWith(path, records({ offerwallUrl: '  ' })),
  play: async ({ canvas }) => {
    await canvas.findByText('inBrain offerwall is unavailable. Please try again later.');
  },
});

WithoutAddress.test('is an error in the alert [INN-02] [INN-08]', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Errors' })).toBeVisible();
  await expect(canvas.queryByTitle(title)).toBeNull();
});

export const ServerErrors = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
});

ServerErrors.test('are shown in the error alert [INN-10]', async ({ canvas }) => {
  await expect(await canvas.findByText(/The service is busy/)).toBeVisible();
  await expect(canvas.queryByText(/Unable to load/)).toBeNull();
  await expect(alerts()).toEqual([]);
});

export const RefusedWithoutErrors = meta.story({
  beforeEach: respondWith(path, { ErrorCode: 'NO', Errors: [], Info: [], Data: [] }),
  tags: ['fault'],
});

RefusedWithoutErrors.test(
  'says that the wall did not load right now [INN-11]',
  async ({ canvas }) => {
    await expect(
      await canvas.findByText('Unable to load the inBrain offerwall right now.'),
    ).toBeVisible();
  },
);

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
});

WithoutResponse.test(
  'says to try again later, and retries [INN-12]',
  async ({ canvas, userEvent }) => {
    const text = 'Unable to load the inBrain offerwall. Please try again later.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls()).toHaveLength(2));
    await expect(await canvas.findByText(text)).toBeVisible();
  },
);
