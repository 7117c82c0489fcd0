import { useControlled } from '@cb/workbench/controlled';
import { eachStory, looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

const choices = ['Dog', 'Cat', 'Fish'].map((label, at) => ({ value: String(at), label }));

const ages = [
  { value: '18', label: '18 to 24' },
  { value: '25', label: '25 to 34' },
  { value: '35', label: '35 or older' },
];

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
      const [report] = useState(() => args.onToggle);
      const [chosen, choose] = useControlled<readonly string[]>(context, 'chosen');
      const others = chosen.filter((value) => args.kind === 'many' && value);
      function onToggle(value: string) {
        report(value);
        choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...others, value]);
      }
      return (
        <>
          <p id="question">Which pets live with you?</p>
          <Story args={{ ...args, chosen, onToggle }} />
        </>
      );
    }),
  ],
  parameters: {
    guidance: {
      access: [
        'Tab reaches the chosen radio button, and the arrow keys choose another; each checkbox is reached by Tab.',
        'Space chooses; on a chosen radio button it takes the choice back.',
        'The group is read with its question, and each choice as a radio button or a checkbox.',
      ],
      do: {
        text: 'Use radio buttons where one answer excludes the others.',
        show: () => (
          <Stack space="small">
            <Text weight="strong" id="age">
              How old are you?
            </Text>
            <ChoiceGroup
              kind="one"
              labelledBy="age"
              choices={ages}
              chosen={['25']}
              onToggle={() => undefined}
            />
          </Stack>
        ),
      },
      avoid: {
        text: 'Do not use checkboxes for a question with one true answer.',
        show: () => (
          <Stack space="small">
            <Text weight="strong" id="your-age">
              How old are you?
            </Text>
            <ChoiceGroup
              kind="many"
              labelledBy="your-age"
              choices={ages}
              chosen={['25']}
              onToggle={() => undefined}
            />
          </Stack>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `The choices of a question, all visible: radio buttons for one answer, checkboxes for several.

**Use it** for the questions of a profile or a survey, below the text that asks. A chosen radio button can be deselected.

**Do not use it** for a single box to tick (Checkbox), or for choices that need a list to open (SelectField, Combobox).`,
      },
    },
  },
});

const ticked = (boxes: HTMLElement[]) =>
  boxes.map((box) => box instanceof HTMLInputElement && box.checked);

/** Radio buttons, of which one is chosen; pressing it again deselects it. */
export const One = meta.story();

One.test(
  'replaces a choice, and deselects one that is picked again',
  async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('radio');
    await expect(canvas.getByRole('radiogroup', { name: /pets/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Dog'));
    await expect(ticked(boxes)).toEqual([true, false, false]);
    await userEvent.click(canvas.getByText('Dog'));
    await expect(ticked(boxes)).toEqual([false, false, false]);
  },
);

One.test('chooses by keyboard, and deselects with Space', async ({ canvas, userEvent }) => {
  const boxes = canvas.getAllByRole('radio');
  await userEvent.tab();
  await expect(boxes[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(ticked(boxes)).toEqual([false, false, true]);
  await userEvent.keyboard(' ');
  await expect(ticked(boxes)).toEqual([false, false, false]);
  await userEvent.keyboard(' ');
  await expect(ticked(boxes)).toEqual([false, false, true]);
});

export const Many = meta.story({ tags: ['edge-case'], args: { kind: 'many' } });

Many.test('toggles each choice independently', async ({ canvas, userEvent }) => {
  const boxes = canvas.getAllByRole('checkbox');
  await userEvent.click(canvas.getByText('Dog'));
  await expect(ticked(boxes)).toEqual([true, true, false]);
  await userEvent.tab({ shift: true });
  await userEvent.click(canvas.getByText('Cat'));
  await expect(ticked(boxes)).toEqual([true, false, false]);
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
