import { picturedIn } from '@cb/workbench/pictured';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { hostileSurveys, surveysOf, topicOf } from '../surveys.fixtures.ts';
import { SurveyCards } from './SurveyCards.tsx';

const ready = (count: number) => ({
  status: 'ready' as const,
  surveys: surveysOf('YOURSURVEYS', count),
  errors: [],
  info: [],
});

const meta = preview.meta({
  id: 'screens-surveys-surveycards',
  title: 'Screens/Surveys/Parts/SurveyCards',
  component: SurveyCards,
  args: {
    provider: 'YOURSURVEYS' as const,
    state: ready(9),
    position: 0,
    onMove: fn(),
    onReload: fn(),
    profileHref: '/profile',
  },
  decorators: [controlled('position', 'onMove')],
});

/** The first four of nine surveys. */
export const FirstPage = meta.story();

/** Only the better-paid half of the surveys, best first. */
export const BestPaid = meta.story({ args: { choice: 'paid' } });

BestPaid.test('pages through the better-paid half', async ({ canvas, userEvent }) => {
  const rewards = () => canvas.getAllByText(/^Earn/).map(({ innerText }) => innerText);
  await expect(rewards()).toEqual(['Earn 201 CB', 'Earn 199 CB', 'Earn 148 CB', 'Earn 146 CB']);
  await expect(canvas.getByText('1–4 of 5')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(rewards()).toEqual(['Earn 97 CB']);
});

FirstPage.test(
  'pages by 4 with Next and Previous, not below 0 [SVC-11] [SVC-14]',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('heading', { name: topicOf(5) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('heading', { name: topicOf(1) })).toBeVisible();
    await expect(args.onMove).toHaveBeenNthCalledWith(1, 4);
    await expect(args.onMove).toHaveBeenNthCalledWith(2, 0);
  },
);

FirstPage.test('keeps the focus at both ends', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
});

/** One survey is left; the empty slots are locked, and one of them leads to the profile. */
export const LastPage = meta.story({ args: { position: 8 } });

LastPage.test('locks the empty slots [SVC-13]', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  await expect(canvas.getAllByText('Locked')).toHaveLength(2);
  const invitation = canvas.getByRole('link', { name: 'Complete your profile to unlock' });
  await expect(invitation).toHaveAttribute('href', '/profile');
  await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(canvas.getByText('9–9 of 9')).toBeVisible();
});

/** Exactly four surveys, so no slot is locked. */
export const FullPage = meta.story({
  parameters: picturedIn('dark phone'),
  args: { state: ready(4) },
});

FullPage.test('shows no locked slots', async ({ canvas }) => {
  await expect(canvas.queryByText(/Locked|to unlock/)).toBeNull();
});

/** The surveys are being requested. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'loading' } },
});

/** The provider has no surveys, so every slot is locked. */
export const Empty = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'empty', errors: [], info: [] } },
});

Empty.test('shows the empty state and locks every slot [SVC-13]', async ({ canvas }) => {
  await expect(
    canvas.getByText('There are no surveys are available under Your-Surveys'),
  ).toBeVisible();
  await expect(canvas.getAllByText('Complete your profile to unlock')).toHaveLength(1);
  await expect(canvas.getAllByText('Locked')).toHaveLength(3);
});

/** The server refused; no slot is locked, because the profile is not the cause. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    provider: 'SSI',
    state: { status: 'failed', errors: ['The service is busy.'], info: ['Try again at noon.'] },
  },
});

Refused.test('can be reloaded', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

Refused.test('shows no locked slots, since the profile is not the cause', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible();
  await expect(canvas.queryByText(/Locked|to unlock/)).toBeNull();
});

export const Hostile = meta.story({
  tags: ['edge-case'],
  args: { state: { ...ready(0), surveys: hostileSurveys } },
});
