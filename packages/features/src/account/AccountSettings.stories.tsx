import { records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { callsTo, storyEnvironment, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AccountSettings } from './AccountSettings.tsx';

const meta = preview.meta({
  title: 'Features/Account/Settings',
  tags: ['!autodocs'],
  component: AccountSettings,
  args: {
    whitelistGuideHref: 'https://help.cbrewards.example/ad-blocker',
    emailResetHref: '/email/reset',
    onDeleted: fn(),
  },
  decorators: [connected],
  parameters: { signedIn: true },
});

const unsubscribeName = /Change your email notifications/;

/** Every section has loaded, and the member uses no ad blocker. */
export const Member = meta.story();

Member.test('sends no body for the link, then follows it [ACC-06] [API-13]', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: unsubscribeName });
  await expect(link.getAttribute('href')).toMatch(
    /^https:\/\/mail\.cbrewards\.example\/unsubscribe/,
  );
  await expect(callsTo('/email/unsubscribeLink').map(({ body }) => body)).toEqual(['']);
});

Member.test('sends the known email once, and keeps it [ACC-02]', async (story) => {
  const { canvas } = story;
  const field = await canvas.findByDisplayValue('demo@cbrewards.example');
  const button = canvas.getByRole('button', { name: 'Change Password' });
  button.click();
  button.click();
  await canvas.findByText(/a reset link is on its way/);
  await expect(callsTo('/changepassword').map(({ body }) => JSON.parse(body))).toEqual([
    { Email: 'demo@cbrewards.example' },
  ]);
  await expect(field).toHaveValue('demo@cbrewards.example');
});

Member.test('leaves the field empty once the known email is cleared', async (story) => {
  const { canvas, userEvent } = story;
  const field = await canvas.findByDisplayValue('demo@cbrewards.example');
  await userEvent.clear(field);
  await expect(field).toHaveValue('');
});

Member.test("shows the server's errors, only the latest", async ({ canvas, userEvent, msw }) => {
  const section = within(canvas.getByRole('region', { name: 'Change Password' }));
  for (const error of ['Not now.', 'Not today.']) {
    respondWith('/changepassword', { ErrorCode: 'NO', Errors: [error] })({ msw });
    await userEvent.click(section.getByRole('button', { name: 'Change Password' }));
    await section.findByText(error);
  }
  await expect(section.getAllByRole('listitem')).toHaveLength(1);
});

Member.test('reports no blocker if there is none', async ({ canvas }) => {
  await canvas.findByRole('link', { name: unsubscribeName });
  await expect(canvas.queryByText('An ad blocker is on')).toBeNull();
  await expect(canvas.getByText('Do you use an ad blocker?')).toBeVisible();
});

Member.test(
  'detects a blocker that makes ads invisible within 1.5 s',
  { parameters: { clock: 'manual' } },
  async ({ canvas }) => {
    await storyEnvironment.clock.advance(1499);
    document.querySelector<HTMLElement>('.adsbox')?.style.setProperty('visibility', 'hidden');
    await expect(canvas.queryByText('An ad blocker is on')).toBeNull();
    await storyEnvironment.clock.advance(1);
    await canvas.findByText('An ad blocker is on');
  },
);

Member.test('a response without a message gets one, and the form stays usable', async (story) => {
  const { canvas, userEvent, msw } = story;
  const button = canvas.getByRole('button', { name: 'Change Password' });
  respondWith('/changepassword', { ErrorCode: 'NO' })({ msw });
  await userEvent.click(button);
  await canvas.findByText('Something went wrong. Please try again');
  respondWith('/changepassword', { ErrorCode: 'SUCCESS' })({ msw });
  await userEvent.click(button);
  await canvas.findByText('Your request was accepted. Look for the link in your email.');
});

/** Hides ads, as a blocker's style sheet does. */
const hideAds = () => {
  const blocker = document.createElement('style');
  blocker.textContent = '.adsbox { display: none !important }';
  document.head.append(blocker);
  return () => blocker.remove();
};

export const BlockerHides = meta.story({ tags: ['edge-case'], beforeEach: hideAds });

BlockerHides.test('detects a blocker that hides ads', async ({ canvas }) => {
  await expect(await canvas.findByText('An ad blocker is on')).toBeVisible();
  const guide = canvas.getByRole('link', { name: /How to whitelist this site/ });
  await expect(guide).toHaveAttribute('href', 'https://help.cbrewards.example/ad-blocker');
});

/** Removes ads, as a blocker's script does. */
const removeAds = () => {
  const blocker = new MutationObserver(() => document.querySelector('.adsbox')?.remove());
  blocker.observe(document.body, { childList: true });
  return () => blocker.disconnect();
};

export const BlockerRemoves = meta.story({ tags: ['edge-case'], beforeEach: removeAds });

BlockerRemoves.test('detects a blocker that removes ads', async ({ canvas }) => {
  await expect(await canvas.findByText('An ad blocker is on')).toBeVisible();
});

/** The unsubscribe link has not loaded, so its section has no link yet. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows no link before it has loaded [ACC-03]', async ({ canvas }) => {
  await waitFor(() => expect(callsTo('/email/unsubscribeLink')).toHaveLength(1));
  await expect(canvas.queryByRole('link', { name: unsubscribeName })).toBeNull();
  canvas.getByText('Loading your email settings');
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
});

WithoutResponse.test('offers to fetch the link again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(callsTo('/email/unsubscribeLink')).toHaveLength(2));
});

WithoutResponse.test('keeps the typed email, without Errors', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'a@b.example{Enter}');
  await waitFor(() => expect(callsTo('/changepassword')).toHaveLength(1));
  await waitForQuiet();
  await expect(canvas.getByLabelText('Email')).toHaveValue('a@b.example');
  await expect(canvas.queryByText('Errors')).toBeNull();
});

export const HostileLink = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith(
    '/email/unsubscribeLink',
    records({ UnSubscribeLink: 'javascript:alert(1)' }),
  ),
});

HostileLink.test('follows only web addresses [ACC-06]', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Try again' });
  await expect(canvas.queryByRole('link', { name: unsubscribeName })).toBeNull();
});

export const EmptyLink = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/email/unsubscribeLink', records({ UnSubscribeLink: '' })),
});

/** The server refuses the link, and says why. */
export const LinkRefused = meta.story({
  beforeEach: respondWith('/email/unsubscribeLink', { ErrorCode: 'BUSY', Errors: ['Later.'] }),
});

LinkRefused.test('shows the Errors with the failed section', async ({ canvas }) => {
  await expect(await canvas.findByText('Later.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const EmptyResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'empty' },
});
