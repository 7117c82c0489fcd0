import { pictured } from '@cb/workbench/pictured';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { QuestionCells } from './QuestionCells.tsx';

const cellsOf = (count: number, answered: readonly number[] = [], unsent: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    answered: answered.includes(index),
    unsent: unsent.includes(index),
  }));

const meta = preview.meta({
  id: 'screens-profile-questioncells',
  title: 'Screens/Profile/Parts/QuestionCells',
  component: QuestionCells,
  parameters: { matrix: 'small' },
  args: { cells: cellsOf(10, [0, 1, 2]), active: 1, onJump: fn<(index: number) => void>() },
  decorators: [controlled('active', 'onJump')],
});

/** Three cells are answered, one of them active; the others are unanswered. */
export const FourStates = meta.story({ parameters: pictured });

FourStates.test('names each state, and marks the active one [QUE-12]', async ({ canvas }) => {
  const [answered, activeAnswered, , unanswered] = canvas.getAllByRole('button');
  await expect(answered).toHaveAccessibleName('Question 1, answered');
  await expect(answered).not.toHaveAttribute('aria-current');
  await expect(activeAnswered).toHaveAccessibleName('Question 2, answered');
  await expect(activeAnswered).toHaveAttribute('aria-current', 'step');
  await expect(unanswered).toHaveAccessibleName('Question 4, unanswered');
  await expect(unanswered).not.toHaveAttribute('aria-current');
});

FourStates.test('has a cell for each question, which jumps to it [QUE-03]', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getAllByRole('button')).toHaveLength(10);
  await userEvent.click(canvas.getByRole('button', { name: 'Question 7, unanswered' }));
  await expect(args.onJump).toHaveBeenCalledWith(6);
  const cell = canvas.getByRole('button', { name: 'Question 7, unanswered' });
  await expect(cell).toHaveAttribute('aria-current', 'step');
});

FourStates.test('is navigated by keys and left with one Tab [QUE-03]', async (context) => {
  const { canvas, userEvent, args } = context;
  const cells = canvas.getAllByRole('button');
  await userEvent.tab();
  await expect(cells[1]).toHaveFocus();
  for (const [key, index] of [
    ['ArrowRight', 2],
    ['End', 9],
    ['ArrowRight', 0],
    ['ArrowLeft', 9],
    ['Home', 0],
    ['PageDown', 9],
    ['PageUp', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect(cells[index]).toHaveFocus();
  }
  await expect(args.onJump).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect(args.onJump).toHaveBeenCalledWith(2);
  await userEvent.tab();
  for (const cell of cells) await expect(cell).not.toHaveFocus();
});

/** The current question has no answer yet. */
export const ActiveUnanswered = meta.story({ args: { active: 5 } });

/** A mark on each answer that has not reached the server. */
export const Unsent = meta.story({ args: { cells: cellsOf(10, [0, 1, 2, 3], [1, 3]) } });

Unsent.test('marks unsent answers', async ({ canvas }) => {
  const [, second, third] = canvas.getAllByRole('button');
  await expect(second).toHaveAccessibleName('Question 2, answered, not sent');
  await expect(third).toHaveAccessibleName('Question 3, answered');
});

export const ThreeHundred = meta.story({
  tags: ['edge-case'],
  parameters: pictured,
  args: { cells: cellsOf(300, [0, 1, 2]), active: 150 },
});

ThreeHundred.test('keeps the active cell in view', async ({ canvas }) => {
  const row = canvas.getByRole('toolbar');
  const isInView = (cell: HTMLElement) => {
    const { left, right } = cell.getBoundingClientRect();
    const visible = row.getBoundingClientRect();
    return left >= visible.left && right <= visible.right;
  };
  const active = canvas.getByRole('button', { name: 'Question 151, unanswered' });
  await waitFor(() => expect(isInView(active)).toBe(true));
  const last = canvas.getByRole('button', { name: 'Question 300, unanswered' });
  // Without the focus, which would bring it into view as well.
  await fireEvent.click(last);
  await waitFor(() => expect(isInView(last)).toBe(true));
});

/** A questionnaire with a single question. */
export const One = meta.story({ args: { cells: cellsOf(1), active: 0 } });
