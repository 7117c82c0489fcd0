import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { createReferrals } from './RecentReferrals.fixtures.ts';
import { RecentReferrals } from './RecentReferrals.tsx';

const onMore = fn();
const onRetry = fn();

const meta = preview.meta({
  id: 'screens-referrals-recent',
  title: 'Screens/Referrals/Parts/Recent',
  component: RecentReferrals,
});

/** Every referral is loaded; missing names appear as a dash. */
export const All = meta.story({
  parameters: pictured,
  args: { status: 'ready', rows: createReferrals(4), more: undefined },
});

All.test('has the columns of a referral [REF-06]', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Your recent referrals' })).toBeVisible();
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['FirstName', 'LastName', 'Email', 'Status', 'Joined On']);
  await expect(canvas.getAllByText('09/11/2026 @ 4:05PM')).toHaveLength(4);
});

All.test('offers no more', async ({ canvas }) => {
  await expect(canvas.getByText('All 4 referrals shown.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

All.test('shows that a name is missing', async ({ canvas }) => {
  await expect(canvas.getAllByText('not given')).toHaveLength(2);
});

/** A single referral; the line below says that it is the only one. */
export const OnlyOne = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'ready', rows: createReferrals(1), more: undefined },
});

/** 60 referrals are loaded, and the rest follow on scrolling or on a press. */
export const MoreToCome = meta.story({
  args: { status: 'ready', rows: createReferrals(60), more: { status: 'idle', onMore } },
});

MoreToCome.test('loads more at its end, and by keyboard', async ({ canvas, userEvent }) => {
  await expect(onMore).not.toHaveBeenCalled();
  // Scrolls to the button.
  canvas.getByRole('button', { name: 'Show more referrals' }).focus();
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  await userEvent.keyboard('{Enter}');
  await expect(onMore).toHaveBeenCalledTimes(2);
});

/** The next referrals are being requested; the loaded ones stay. */
export const LoadingMore = meta.story({
  args: { status: 'ready', rows: createReferrals(15), more: { status: 'loading', onMore } },
});

/** The next referrals did not load; the loaded ones stay, and a retry is offered. */
export const MoreFailed = meta.story({
  args: {
    status: 'ready',
    rows: createReferrals(15),
    more: { status: 'failed', errors: [], onMore },
  },
});

MoreFailed.test('keeps the rows and retries only on press', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(16);
  await expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onMore).toHaveBeenCalledTimes(1);
});

/** A member without referrals sees the specified text. */
export const Empty = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'empty' },
});

Empty.test('shows the specified text in place of the table [REF-08]', async ({ canvas }) => {
  await expect(canvas.getByText(/^You do not have any referrals linked yet\./)).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

/** The first referrals are being requested. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'loading' },
});

/** The first request failed; a retry is offered. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'failed', errors: ['The list is busy.'], onRetry },
});

Failed.test('shows the Errors and offers to retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The list is busy.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

const hostileFields = [
  { firstName: 'W'.repeat(300), lastName: '<b>Novak</b>', joinedOn: 'some day' },
  { firstName: '\u202Eana', lastName: '👩🏽‍🚀', joinedOn: '' },
];

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: {
    status: 'ready',
    more: undefined,
    rows: createReferrals(2).map((row, index) => ({ ...row, ...hostileFields[index] })),
  },
});
