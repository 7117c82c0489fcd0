import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/Button/Button.tsx';
import { QuestionPanel, type Question } from './QuestionPanel.tsx';

const spies = { onToggle: fn(), onChange: fn(), onRetry: fn() };
const choices = ['Male', 'Female', 'Another', 'Rather not say'].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const one: Question = {
  status: 'one',
  text: 'What is your gender?',
  choices,
  chosen: ['2'],
  onToggle: spies.onToggle,
};
const number: Question = {
  status: 'number',
  text: 'How old are you?',
  value: '34',
  problem: undefined,
  refusals: 0,
  onChange: spies.onChange,
};

const meta = preview.meta({
  id: 'screens-profile-questionpanel',
  title: 'Screens/Profile/Parts/QuestionPanel',
  component: QuestionPanel,
  parameters: { matrix: 'small' },
  args: { id: '100', index: 0, total: 10, question: one, onSubmit: fn() },
});

/** Radio buttons; choosing the chosen one again takes it back. */
export const One = meta.story();

One.test('shows text and options as radio buttons [QUE-02] [QUE-08]', async (context) => {
  const { canvas, userEvent } = context;
  await expect(canvas.getByRole('heading', { name: 'What is your gender?' })).toBeVisible();
  await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Male' }));
  await expect(spies.onToggle).toHaveBeenLastCalledWith('1');
});

One.test('reports a chosen choice that is picked again [QUE-11]', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
  await expect(spies.onToggle.mock.calls).toEqual([['2']]);
});

One.test('submits with Enter', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('radio', { name: 'Female' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledTimes(1);
});

export const Many = meta.story({
  tags: ['edge-case'],
  parameters: pictured,
  args: { question: { ...one, status: 'many', chosen: ['1', '3'], text: 'Who lives with you?' } },
});

Many.test('shows options as checkboxes [QUE-09]', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Female' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Male' }));
  await expect(spies.onToggle.mock.calls).toEqual([['2'], ['1']]);
});

/** A whole number, typed with the numeric keyboard of a phone. */
export const Numeric = meta.story({ args: { question: number } });

Numeric.test('shows a number box, from 0 in steps of 1 [QUE-10]', async (context) => {
  const { canvas, userEvent } = context;
  const box = canvas.getByRole('spinbutton', { name: 'How old are you?' });
  await expect(box).toHaveAttribute('min', '0');
  await expect(box).toHaveAttribute('step', '1');
  await expect(box).toHaveValue(34);
  await userEvent.type(box, '5');
  await expect(spies.onChange).toHaveBeenLastCalledWith('345');
});

/** The answer contains more than digits, so it is not sent and an error says why. */
export const NumericWrong = meta.story({
  parameters: pictured,
  args: { question: { ...number, value: '-3', problem: 'notDigits', refusals: 1 } },
});

NumericWrong.test('says what to enter', async ({ canvas }) => {
  const box = canvas.getByRole('spinbutton');
  await expect(box).toHaveAccessibleDescription('Use digits only, such as 3.');
});

/** Each press of the button, which is outside the panel, refuses the answer again. */
export const RefusedAgain = meta.story({
  tags: ['!dev'],
  render: function RefusedAgain(args) {
    const [refusals, refuse] = useState(0);
    const question = { ...number, value: '-3', problem: 'notDigits', refusals } as const;
    return (
      <>
        <QuestionPanel {...args} question={question} />
        <Button onClick={() => refuse(refusals + 1)}>Submit & Next</Button>
      </>
    );
  },
});

RefusedAgain.test('moves the focus to the box each time', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('spinbutton');
  for (let press = 0; press < 2; press += 1) {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & Next' }));
    await waitFor(() => expect(box).toHaveFocus());
  }
});

/** The question is being requested, with the specified loading text. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { question: { status: 'loading' } },
});

Loading.test('says "Loading... Please wait" [QUE-05]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading... Please wait')).toBeVisible());
});

/** The request for the question failed and can be repeated. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { question: { status: 'failed', onRetry: spies.onRetry } },
});

Failed.test('offers to retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(spies.onRetry).toHaveBeenCalledTimes(1);
});

/** The question is in the list, but the server no longer has it. */
export const Missing = meta.story({
  parameters: picturedIn('dark phone'),
  args: { question: { status: 'missing' } },
});

/** A question with an answer in free text. */
export const OpenText = meta.story({
  args: {
    question: {
      status: 'text',
      text: 'What is your zip code?',
      value: 'SW1A',
      onChange: spies.onChange,
    },
  },
});

OpenText.test('shows a text box', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'What is your zip code?' }), '1');
  await expect(spies.onChange).toHaveBeenLastCalledWith('SW1A1');
});

/** “None of the above” is chosen together with another answer; a sentence points it out. */
export const Contradicting = meta.story({
  args: {
    question: {
      ...one,
      status: 'many',
      text: 'Which pets live with you?',
      choices: ['Dog', 'Cat', 'None of the above'].map((label) => ({ value: label, label })),
      chosen: ['Cat', 'None of the above'],
    },
  },
});

Contradicting.test('says that both were chosen, and changes neither', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText('You chose “None of the above” together with other answers.'),
    ).toBeVisible(),
  );
  await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await expect(spies.onToggle).not.toHaveBeenCalled();
});

const makes = ['Volvo', 'Honda', 'Land Rover', 'Range Rover'];
const manyChoices = Array.from({ length: 89 }, (_, index) => ({
  value: String(index),
  label: makes[index] ?? `Make ${index}`,
}));

// Controlled here, because the filter and the chosen answers work together.
export const ManyChoices = meta.story({
  tags: ['edge-case'],
  parameters: pictured,
  render: function ManyChoices(args) {
    const [chosen, choose] = useState<readonly string[]>(['0', '70']);
    return (
      <QuestionPanel
        {...args}
        question={{
          status: 'many',
          text: 'Which of these makes of cars have you owned?',
          choices: manyChoices,
          chosen,
          onToggle: (value) =>
            choose(
              chosen.includes(value)
                ? chosen.filter((other) => other !== value)
                : [...chosen, value],
            ),
        }}
      />
    );
  },
});

ManyChoices.test('filters without submitting', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an answer' }), ' rover{Enter}');
  const boxes = canvas.getAllByRole('checkbox');
  await expect(boxes).toHaveLength(2);
  await expect(boxes[0]).toHaveAccessibleName('Land Rover');
  await waitFor(() => expect(canvas.getByText('2 of 89 answers')).toBeInTheDocument());
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByRole('searchbox'), 's');
  await waitFor(() => expect(canvas.getByText('No answer contains that text.')).toBeVisible());
});

ManyChoices.test('keeps chosen answers in view, to take back', async ({ canvas, userEvent }) => {
  const yours = canvas.getByRole('group', { name: 'Your answers' });
  await expect(within(yours).getAllByRole('button')).toHaveLength(2);
  await userEvent.click(within(yours).getByRole('button', { name: 'Make 70' }));
  await expect(canvas.getByRole('checkbox', { name: 'Make 70' })).not.toBeChecked();
  await expect(within(yours).getByRole('button')).toHaveAccessibleName('Volvo');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

export const Endless = meta.story({
  tags: ['edge-case'],
  args: {
    question: {
      ...one,
      status: 'many',
      text: `<img src=x onerror=alert(1)> ${'Which of these '.repeat(20)}?`,
      choices: Array.from({ length: 40 }, (_, index) => ({
        value: String(index),
        label: index === 3 ? 'w'.repeat(200) : `Answer ${index + 1}`,
      })),
    },
  },
});

// Hidden in the sidebar, because only its test needs it.
export const Moving = meta.story({
  tags: ['!dev'],
  args: { question: { ...one, choices: manyChoices.slice(0, 20) } },
  render: function Moving(args) {
    const [index, move] = useState(0);
    return (
      <div style={{ blockSize: 300, overflowY: 'auto' }} data-testid="scroller">
        <QuestionPanel {...args} id={String(index)} index={index} />
        <Button onClick={() => move(1)}>Go on</Button>
      </div>
    );
  },
});

Moving.test('shows a new question from its top, and focuses it', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading')).not.toHaveFocus();
  canvas.getByRole('button', { name: 'Go on' }).scrollIntoView();
  await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
  const panel = canvas.getByRole('form', { name: 'Question 2 of 10' });
  await expect(canvas.getByRole('heading', { name: 'What is your gender?' })).toHaveFocus();
  const scroller = canvas.getByTestId('scroller').getBoundingClientRect();
  await expect(panel.getBoundingClientRect().top).toBeCloseTo(scroller.top, 0);
});
