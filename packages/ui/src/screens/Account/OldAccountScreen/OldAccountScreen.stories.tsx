import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { stillFrames } from '#ui/screens/Help/stillFrames.fixtures.tsx';
import { hostileMessages } from '#ui/screens/Public/messages.fixtures.ts';
import { OldAccountScreen } from './OldAccountScreen.tsx';

const src = 'https://cint.cbrewards.example/offerwall';
const ready = {
  status: 'ready',
  errors: [],
  info: [],
  source: { kind: 'frame', src, isSameOrigin: false },
  onReload: fn(),
  troubleHref: 'https://help.cbrewards.example/old-account',
} as const;

const failed = {
  status: 'failed',
  errors: [],
  info: [],
  onRetry: fn(),
  troubleHref: ready.troubleHref,
} as const;

const meta = preview.meta({
  title: 'Screens/Account/OldAccount',
  tags: ['legacy'],
  component: OldAccountScreen,
  decorators: [stillFrames],
});

/** A note about the migration, then the login of the old account in a frame. */
export const Ready = meta.story({ parameters: pictured, args: ready });

Ready.test('shows a migration note [OLD-01]', async ({ canvas }) => {
  await expect(canvas.getByText(/old account stay separate from your CB/)).toBeVisible();
  await expect(canvas.getByText(/then stop using the old account/)).toBeVisible();
});

Ready.test('embeds the login frame [OLD-02]', async ({ canvas }) => {
  const frame = canvas.getByTitle('The login of your old account');
  await expect(frame).toHaveAttribute('data-src', src);
  await expect(frame).toHaveAttribute('sandbox');
});

Ready.test('offers to load the frame again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
  await expect(ready.onReload).toHaveBeenCalledOnce();
});

Ready.test('has a trouble link [OLD-03]', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /^Trouble logging in\?/ });
  await expect(link).toHaveAttribute('href', ready.troubleHref);
});

/** The server sent information with the link; it appears above the frame. */
export const Informed = meta.story({
  parameters: picturedIn('light wide'),
  args: { ...ready, info: ['Old rewards can be redeemed until the end of the year.'] },
});

/** The address may not be framed, so a link that names its host replaces the frame. */
export const NotFramed = meta.story({
  parameters: picturedIn('light wide'),
  args: { ...ready, source: { kind: 'link', href: src, host: 'cint.cbrewards.example' } },
});

/** The link to the login of the old account is being requested. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'loading', troubleHref: ready.troubleHref },
});

Loading.test('shows the loading text', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText('Loading the login of your old account')).toBeVisible(),
  );
});

/** The link did not load; the server’s error follows the specified text. */
export const Failed = meta.story({
  parameters: picturedIn('dark phone'),
  args: { ...failed, errors: ['The service is busy.'] },
});

Failed.test('shows the text of the alert and a retry button', async ({ canvas, userEvent }) => {
  await expect(
    canvas.getByText("We couldn't load the Cint offerwall. Please try again later."),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(failed.onRetry).toHaveBeenCalledTimes(1);
});

/** The link did not load and the server gave no reason; only the specified text appears. */
export const FailedWithoutWords = meta.story({ args: failed });

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: { ...failed, errors: hostileMessages },
});
