import { useControlled } from '@cb/workbench/controlled';
import { eachStory, looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guidance, choices } from './ChoiceGroup.docs.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

const meta = preview.meta({
  id: 'components-choicegroup',
  title: 'Components/Forms/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    kind: 'one' as 'one' | 'many',
    labelledBy: 'question',
    choices,
    chosen: ['1'] as readonly string[],
    onToggle: fn(),
  },
  decorators: [
    eachStory<ChoiceGroupProps>(function Answered(Story, context) {
      const { args } = context;
      // The initial arg, because Storybook passes args that a decorator sets to its next rendering.
      const [onToggleSpy] = useState(() => args.onToggle);
      const [chosen, choose] = useControlled<readonly string[]>(context, 'chosen');
      const keptChoices = args.kind === 'many' ? chosen : [];
      function onToggle(value: string) {
        onToggleSpy(value);
        choose(
          chosen.includes(value)
            ? chosen.filter((choice) => choice !== value)
            : [...keptChoices, value],
        );
      }
      return (
        <>
          <p id="question">Which pets live with you?</p>
          <Story args={{ ...args, chosen, onToggle }} />
        </>
      );
    }),
  ],
  parameters: { guidance },
});

const checkedOf = (boxes: HTMLElement[]) =>
  boxes.map((box) => box instanceof HTMLInputElement && box.checked);

/** Radio buttons, of which one is chosen; pressing it again deselects it. */
export const One = meta.story();

One.test(
  'replaces a choice, and deselects one that is picked again',
  async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup', { name: /pets/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Dog'));
    await expect(checkedOf(boxes)).toEqual([true, false, false]);
    await userEvent.click(canvas.getByText('Dog'));
    await expect(checkedOf(boxes)).toEqual([false, false, false]);
  },
);

One.test('chooses by keyboard, and deselects with Space', async ({ canvas, userEvent }) => {
  const boxes = canvas.getAllByRole('radio');
  await userEvent.tab();
  await expect(boxes[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(checkedOf(boxes)).toEqual([false, false, true]);
  await userEvent.keyboard(' ');
  await expect(checkedOf(boxes)).toEqual([false, false, false]);
  await userEvent.keyboard(' ');
  await expect(checkedOf(boxes)).toEqual([false, false, true]);
});

/** Checkboxes, for a question with several answers. */
export const Many = meta.story({ args: { kind: 'many' } });

Many.test('toggles each choice independently', async ({ canvas, userEvent }) => {
  const boxes = canvas.getAllByRole('checkbox');
  await userEvent.click(canvas.getByText('Dog'));
  await expect(checkedOf(boxes)).toEqual([true, true, false]);
  await userEvent.click(canvas.getByText('Cat'));
  await expect(checkedOf(boxes)).toEqual([true, false, false]);
});

/** No choice is made, as when a question first appears. */
export const Unanswered = meta.story({ args: { chosen: [] } });

export const LongWords = meta.story({
  tags: ['edge-case'],
  args: {
    kind: 'many',
    choices: [
      { value: '0', label: 'w'.repeat(300) },
      { value: '1', label: '<b>markup</b> \u202Eturned' },
      { value: '2', label: 'A sentence that is long enough to wrap. '.repeat(8) },
    ],
  },
});

export const Looks = meta.story({
  ...looks({ One, Many, Unanswered, LongWords }),
  tags: ['!dev', '!autodocs'],
});
