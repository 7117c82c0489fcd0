import { inShell } from '@cb/workbench/inShell';
import { inViewport, picturedIn } from '@cb/workbench/pictured';
import { controlled } from '@cb/workbench/controlled';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { hostileSurveys, survey, surveysOf, topicOf } from '../surveys.fixtures.ts';
import { SurveyListScreen } from './SurveyListScreen.tsx';

const messages = { errors: [], info: [] };
const surveys = [
  survey(1, { cb: 90, minutes: 30 }),
  survey(2, { cb: 150, minutes: 20 }),
  survey(3, { cb: 60, minutes: 5 }),
];
/** With it in place of the third survey, every sort gives another order. */
const slowThird = survey(3, { cb: 60, minutes: 10 });

const meta = preview.meta({
  title: 'Screens/Surveys/SurveyList',
  component: SurveyListScreen,
  args: {
    tab: 'YOURSURVEYS' as const,
    onTab: fn(),
    state: { status: 'ready' as const, surveys, ...messages },
    sort: undefined,
    onSort: fn(),
    onReload: fn(),
    profileHref: '/dashboard/userprofile',
  },
  decorators: [controlled('sort', 'onSort')],
});

/** Returns the names of the surveys in the cards, and in the rows of the table. */
const listedNames = (canvas: Canvas) => ({
  cards: canvas.getAllByRole('heading', { level: 3 }).map((name: HTMLElement) => name.textContent),
  rows: canvas
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => within(row).getAllByRole('cell')[1]?.textContent),
});

/** The surveys of one provider, as cards and as a table. */
export const Ready = meta.story(inShell('surveys'));

Ready.test('has its four tabs in order [SVL-02]', async ({ canvas }) => {
  const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
  await expect(tabs).toEqual(['YOUR-SURVEYS', 'RAPIDOREACH', 'PURESPECTRUM', 'SSI']);
});

Ready.test('reports the tab that is chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'SSI' }));
  await expect(args.onTab).toHaveBeenCalledWith('SSI');
});

Ready.test('lists the surveys in a table [SVL-05]', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['ID', 'Survey', 'CB', 'Time', 'Link']);
  const cells = canvas.getAllByRole('cell');
  await expect(cells[0]).toHaveTextContent(/^1$/);
  await expect(cells[1]).toHaveTextContent(topicOf(1));
  await expect(cells[2]).toHaveTextContent(/90\sCB/);
  await expect(cells[3]).toHaveTextContent('30 min');
  const link = cells[4]?.querySelector('a');
  await expect(link).toHaveAttribute('href', 'https://surveys.cbrewards.example/1');
});

Ready.test('starts in the provider’s order', async ({ canvas }) => {
  const listed = [1, 2, 3].map(topicOf);
  await expect(canvas.getByRole('radio', { name: 'As listed' })).toBeChecked();
  await expect(listedNames(canvas).cards).toEqual(listed);
});

Ready.test(
  'sorts both cards and table, and resets them',
  { args: { state: { status: 'ready', surveys: surveys.with(2, slowThird), ...messages } } },
  async ({ canvas, userEvent, args }) => {
    for (const [option, order] of [
      ['Most CB per minute', [2, 3, 1]],
      ['Shortest', [3, 2, 1]],
      ['Highest reward', [2, 1, 3]],
      ['As listed', [1, 2, 3]],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: option }));
      const { cards, rows } = listedNames(canvas);
      await expect(cards).toEqual(order.map((number) => topicOf(number)));
      for (const [index, name] of cards.entries()) await expect(rows[index]).toContain(name);
    }
    await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
  },
);

Ready.test('can also be sorted with the headers', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Time' }));
  await expect(args.onSort).toHaveBeenLastCalledWith('time');
  const header = canvas.getByRole('columnheader', { name: 'Time' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(canvas.getByRole('button', { name: 'Time' }));
  await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
});

/** One menu selects the sort, and the table becomes a ledger. */
export const OnAPhone = meta.story({ tags: ['phone'], ...inViewport('phone') });

OnAPhone.test('has one menu for the sort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('radio')).toBeNull();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Shortest');
  await expect(args.onSort).toHaveBeenLastCalledWith('time');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'As listed');
  await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
});

/** The highest reward first, in the cards and in the table. */
export const SortedByReward = meta.story({ args: { sort: 'reward' } });

/** The specified loading text, with placeholders for the cards. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'loading' } },
});

Loading.test('shows its text with a spinner [SVL-09]', async ({ canvas, canvasElement }) => {
  const text = await canvas.findByText('Loading Surveys Please wait..');
  await expect(text).toBeVisible();
  const spinner = canvasElement.querySelector('[class*="spinner"]');
  await expect(spinner).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

const empty = { status: 'empty' as const, ...messages };

/** No surveys from YourSurveys; the text is literal, and a fuller profile may help. */
export const EmptyYourSurveys = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: empty },
});

EmptyYourSurveys.test(
  'shows one empty state instead of cards and rows [SVL-06] [SVL-07]',
  async ({ canvas }) => {
    await expect(
      canvas.getByText('There are no surveys are available under Your-Surveys'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
);

EmptyYourSurveys.test('offers the profile and another look', async (story) => {
  const { canvas, userEvent, args } = story;
  const profile = canvas.getByRole('link', { name: 'Complete Profile' });
  await expect(profile).toHaveAttribute('href', args.profileHref);
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await expect(args.onReload).toHaveBeenCalledTimes(1);
});

/** No surveys from RapidoReach, for which the specification has another text. */
export const EmptyRapidoReach = meta.story({ args: { tab: 'RAPIDOREACH', state: empty } });

EmptyRapidoReach.test('has its own text [SVL-08]', async ({ canvas }) => {
  await expect(
    canvas.getByText('RapidoReach surveys are currently unavailable. Please check back soon.'),
  ).toBeVisible();
});

/** No surveys from PureSpectrum. */
export const EmptyPureSpectrum = meta.story({ args: { tab: 'PURESPECTRUM', state: empty } });

/** No surveys from SSI. */
export const EmptySsi = meta.story({ name: 'Empty SSI', args: { tab: 'SSI', state: empty } });

/** The request failed; one sentence says that nothing was lost, and a button looks again. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { ...messages, status: 'failed' } },
});

Failed.test('says that nothing was lost, with one action [SVL-11]', async ({ canvas }) => {
  const panel = within(canvas.getByRole('tabpanel'));
  await expect(panel.getByText('These surveys did not load. Nothing was lost.')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveTextContent('Look again');
  await expect(panel.getByRole('alert')).toBeEmptyDOMElement();
});

/** The server refused and sent an error and information. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: {
    state: { status: 'failed', errors: ['The service is busy.'], info: ['Try again at noon.'] },
  },
});

/** The surveys arrived with an error and information, in a red and a blue box. */
export const Informed = meta.story({
  args: {
    state: {
      status: 'ready',
      surveys,
      errors: ['Some surveys could not be listed.'],
      info: ['New surveys come at noon.'],
    },
  },
});

Informed.test(
  'shows the Errors in an alert and the Info in a status [SVL-10]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some surveys could not be listed.');
    const info = await canvas.findByRole('heading', { name: 'Info' });
    await expect(info.closest('[role=status]')).toHaveTextContent('New surveys come at noon.');
  },
);

export const Hostile = meta.story({
  tags: ['edge-case'],
  args: { state: { status: 'ready', surveys: hostileSurveys, ...messages } },
});

/** 23 surveys, of which eight cards appear at a time. */
export const MoreThanAPage = meta.story({
  args: { state: { status: 'ready', surveys: surveysOf('YOURSURVEYS', 23), ...messages } },
});

MoreThanAPage.test('shows more cards on a press', async ({ canvas, userEvent }) => {
  await expect(listedNames(canvas).cards).toHaveLength(8);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more cards' }));
  await expect(listedNames(canvas).cards).toHaveLength(16);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more cards' }));
  await expect(listedNames(canvas).cards).toHaveLength(23);
  await expect(canvas.queryByRole('button', { name: 'Show more cards' })).toBeNull();
});

export const Hundreds = meta.story({
  tags: ['edge-case'],
  args: { state: { status: 'ready', surveys: surveysOf('YOURSURVEYS', 300), ...messages } },
  // Axe would take half a minute, and the rows are those of the other stories.
  parameters: { a11y: { test: 'off' } },
});

Hundreds.test('shows 50 rows in its table, and more on a press', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const rows = canvasElement.getElementsByTagName('tr');
  // One of them has the headers.
  await expect(rows).toHaveLength(51);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more surveys' }));
  await expect(rows).toHaveLength(101);
});
