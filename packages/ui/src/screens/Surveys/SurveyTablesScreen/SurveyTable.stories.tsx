import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { hostileSurveys, surveysOf } from '../surveys.fixtures.ts';
import { SurveyTable } from './SurveyTablesScreen.tsx';

const messages = { errors: [], info: [] };
const ready = (count: number) => ({
  status: 'ready' as const,
  surveys: surveysOf('SSI', count),
  ...messages,
});

const meta = preview.meta({
  id: 'screens-surveys-surveytable',
  title: 'Screens/Surveys/Parts/SurveyTable',
  component: SurveyTable,
  args: { provider: 'SSI' as const, state: ready(3), onReload: fn() },
});

/** A row for each survey of one partner, numbered from 1. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('has a row for each survey with its parts [SVT-02]', async ({ canvas }) => {
  // The header, and one row for each survey.
  await expect(canvas.getAllByRole('row')).toHaveLength(4);
  const secondRow = canvas.getAllByRole('cell').slice(5, 10);
  const texts = secondRow.map((cell) => cell.textContent);
  await expect(texts[0]).toBe('2');
  await expect(texts[1]).toBe('Answer82% match');
  await expect(texts[2]).toMatch(/^146\sCB/);
  await expect(texts[3]).toBe('19 min');
});

Ready.test('opens the survey in a new tab [SVT-03]', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link', { name: /^Take this survey/ });
  await expect(first).toHaveAttribute('href', 'https://surveys.cbrewards.example/1');
  await expect(first).toHaveAttribute('target', '_blank');
  await expect(first?.getAttribute('rel')).toContain('noopener');
});

Ready.test('numbers the rows from 1 [SVT-04]', async ({ canvas }) => {
  const numbers = canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  await expect(numbers).toEqual(['1', '2', '3']);
});

/** 20 surveys, of which eight rows appear at a time. */
export const MoreThanFit = meta.story({
  parameters: picturedIn('dark phone'),
  args: { state: ready(20) },
});

MoreThanFit.test('shows more on a press', async ({ canvas, userEvent }) => {
  // The header, and eight surveys.
  await expect(canvas.getAllByRole('row')).toHaveLength(9);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more surveys' }));
  await expect(canvas.getAllByRole('row')).toHaveLength(17);
});

/** The surveys are being requested. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'loading' } },
});

/** The partner has no surveys. */
export const Empty = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'empty', ...messages } },
});

/** The server refused; a button tries again. */
export const Refused = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'failed', errors: ['The service is busy.'], info: [] } },
});

Refused.test('reloads on a press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

export const Hostile = meta.story({
  tags: ['edge-case'],
  args: { state: { status: 'ready', surveys: hostileSurveys, ...messages } },
});
