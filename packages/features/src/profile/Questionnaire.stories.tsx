import { demoMemberId } from '@cb/mocks/world/members';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { heldCall } from '@cb/workbench/respondWith';
import { idleUntil, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { post } from '../shared/wire/post.ts';
import {
  bodiesTo,
  clearStoredData,
  detailsOf,
  detailsPath,
  findQuestion,
  getButton,
  getRing,
  listPath,
  openFirstQuestion,
  openQuestionnaire,
  respondTo,
  respondWithDetails,
  respondWithList,
  sendPath,
  sentAnswers,
  success,
  waitUntilRingRests,
  withHandlers,
} from './SecondaryProfiler.fixtures.ts';
import { SecondaryProfiler } from './SecondaryProfiler.tsx';

const meta = preview.meta({
  title: 'Features/Profile/Questionnaire',
  tags: ['!autodocs'],
  component: SecondaryProfiler,
  args: { surveysHref: '/dashboard/surveys' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
    connected,
  ],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
  beforeEach: clearStoredData,
});

/** Sending fails until this is set. */
let canSend = false;
const respondIfAllowed = respondTo(sendPath, () => (canSend ? success() : HttpResponse.error()));

export const SendFails = meta.story({
  tags: ['fault'],
  beforeEach: ({ msw }) => {
    canSend = false;
    msw.use(respondIfAllowed);
  },
  play: async (played) => {
    await openFirstQuestion(played);
    await played.userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
    await played.userEvent.click(getButton('Submit & Next'));
    await screen.findByText('1 answer has not been sent.');
    await waitFor(() => expect(getButton('Send again')).not.toHaveAttribute('aria-disabled'));
  },
});

const unsentCell = 'Question 5, answered, not sent';

SendFails.test(
  'keeps and marks the answer, and resends it with the button',
  async ({ userEvent }) => {
    await expect(getButton(unsentCell)).toBeVisible();
    canSend = true;
    await userEvent.click(getButton('Send again'));
    await waitFor(() => expect(screen.queryByText('1 answer has not been sent.')).toBeNull());
    await expect(getButton('Question 5, answered')).toBeVisible();
    await waitForQuiet();
    await expect(sentAnswers().at(-1)).toMatchObject({ QuestionId: 104, AnswerId: ['1'] });
  },
);

SendFails.test('resends it with the next step', async ({ userEvent }) => {
  canSend = true;
  await userEvent.click(getButton('Submit & Next'));
  await waitFor(() => expect(screen.queryByRole('button', { name: unsentCell })).toBeNull());
});

SendFails.test('resends it when the server responds again', async () => {
  canSend = true;
  await post('/getUserIdFromSession', {});
  await waitFor(() => expect(screen.queryByRole('button', { name: unsentCell })).toBeNull());
});

const sending = heldCall(sendPath);

SendFails.test('warns before it closes, and can continue', async ({ userEvent, msw }) => {
  sending.hold({ msw });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Close with unsent answers?' });
  await userEvent.click(getButton('Send again'));
  await userEvent.click(getButton('Keep editing'));
  canSend = true;
  sending.release();
  await waitFor(() => expect(screen.queryByRole('button', { name: unsentCell })).toBeNull());
  await waitForQuiet();
  await findQuestion('What describes your work best?');
});

SendFails.test('closes once it is sent', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByText(/they are still here/);
  canSend = true;
  await userEvent.click(getButton('Send again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

SendFails.test('keeps it when closed anyway, even across a reload', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(getRing(canvas)).toHaveFocus());
  await expect(await canvas.findByText('1 answer has not been sent.')).toBeVisible();
  const stored = sessionStorage.getItem(keyOf('answers', demoMemberId, 'SAMPLY')) ?? '';
  await expect(JSON.parse(stored)).toEqual({
    104: { question: 104, codes: ['1'], language: 'ENG-US' },
  });
  canSend = true;
  await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(canvas.queryByText('1 answer has not been sent.')).toBeNull());
  await expect(sessionStorage).toHaveLength(0);
});

/** An unsent answer stored by an earlier page load. */
export const Remembered = meta.story({
  beforeEach: () => {
    const answers = { 104: { question: '104', codes: ['2'], language: 'ENG-US' } };
    sessionStorage.setItem(keyOf('answers', demoMemberId, 'SAMPLY'), JSON.stringify(answers));
  },
  play: ({ canvas }) => waitUntilRingRests(canvas, '50.0%'),
});

Remembered.test('is sent automatically', async ({ canvas }) => {
  await expect(sentAnswers()).toMatchObject([{ QuestionId: '104', AnswerId: ['2'] }]);
  await waitFor(() => expect(canvas.queryByText(/not been sent/)).toBeNull());
});

/** The questions are loading, so the questionnaire cannot be opened yet. */
export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async () => {
    await waitFor(() => expect(bodiesTo('/getBasicProfile')).toHaveLength(1));
  },
});

Loading.test('does not open while loading [QUE-16]', async ({ canvas, userEvent }) => {
  await userEvent.click(getRing(canvas));
  await waitForQuiet();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

export const Refused = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: openQuestionnaire,
});

Refused.test('shows the Errors, and loading stops [QUE-21]', async () => {
  const alert = await screen.findByRole('alert');
  await expect(alert).toHaveTextContent('The service is busy. Try again in a few minutes.');
  await expect(screen.queryByText('Loading... Please wait')).toBeNull();
});

export const Unanswered = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async (played) => {
    await openQuestionnaire(played);
    await screen.findByText(/The questions did not load\./);
  },
});

/** The provider has no questions for this member. */
export const NoQuestions = meta.story({
  ...withHandlers(respondWithList()),
  play: async (played) => {
    await openQuestionnaire(played);
    // The card behind the dialog says the same.
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('There are no questions for you right now.');
  },
});

export const QuestionGone = meta.story({
  tags: ['edge-case'],
  ...withHandlers(
    respondWithList(1, 2),
    respondTo(detailsPath, () =>
      HttpResponse.json({ ErrorCode: 'GONE', Errors: ['No.'], Data: [detailsOf(1)] }),
    ),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await screen.findByText(/This question is no longer asked/);
  },
});

QuestionGone.test(
  'ignores the data of a refusal, and continues [QUE-22]',
  async ({ userEvent }) => {
    await expect(screen.queryByText('Question number 1?')).toBeNull();
    await expect(screen.queryByText('No.')).toBeNull();
    await userEvent.click(getButton('Submit & Next'));
    await expect(getButton('Question 2, unanswered')).toHaveAttribute('aria-current', 'step');
    await expect(sentAnswers()).toEqual([]);
  },
);

export const QuestionFails = meta.story({
  tags: ['fault'],
  ...withHandlers(
    respondWithList(1, 2),
    respondTo(detailsPath, () => HttpResponse.error()),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await screen.findByText('This question did not load.');
  },
});

QuestionFails.test('can be retried', async ({ userEvent, msw }) => {
  msw.use(respondWithDetails());
  await userEvent.click(getButton('Try again'));
  await findQuestion('Question number 1?');
});

export const QuestionHeldBack = meta.story({
  tags: ['edge-case'],
  ...withHandlers(
    respondWithList(1, 2),
    respondTo(detailsPath, () =>
      HttpResponse.json({ ErrorCode: 'SLOW_DOWN', Errors: ['Too many calls.'] }, { status: 429 }),
    ),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await screen.findByText('This question did not load.');
  },
});

QuestionHeldBack.test('is not skipped, and can be retried', async ({ userEvent, msw }) => {
  msw.use(respondWithDetails());
  await userEvent.click(getButton('Try again'));
  await findQuestion('Question number 1?');
});

/** A server that sends ids and codes as numbers. */
export const NumbersForIds = meta.story({
  tags: ['fault'],
  ...withHandlers(
    respondTo(listPath, () =>
      success({ QuestionID: 1, Attempted: [2] }, { QuestionID: 2, Attempted: [] }),
    ),
    respondWithDetails({
      QuestionType: 'Multi Punch',
      Options: [
        { OptionText: 'Cat', Precode: 1 },
        { OptionText: 'Dog', Precode: 2 },
      ],
    }),
    respondTo(sendPath, () => success()),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await findQuestion('Question number 2?');
  },
});

NumbersForIds.test('are sent back as numbers', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
  await userEvent.click(getButton('Submit & Next'));
  await findQuestion('Question number 1?');
  await expect(screen.getByRole('checkbox', { name: 'Dog' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cat' }));
  await userEvent.click(getButton('Submit & Next'));
  await waitFor(() =>
    expect(sentAnswers()).toMatchObject([
      { QuestionId: 2, AnswerId: [2] },
      { QuestionId: 1, AnswerId: [2, 1] },
    ]),
  );
  await expect(bodiesTo(detailsPath)).toMatchObject([{ QuestionID: 2 }, { QuestionID: 1 }]);
});

NumbersForIds.test('are sent as an empty list when deselected', async ({ userEvent }) => {
  await userEvent.click(getButton('Submit & Next'));
  await findQuestion('Question number 1?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
  await userEvent.click(getButton('Submit & Next'));
  await findQuestion('Question number 2?');
  // Nothing was sent for the first question, which was left unanswered.
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ QuestionId: 1, AnswerId: [] }]));
});

export const OddOptions = meta.story({
  tags: ['edge-case'],
  ...withHandlers(
    respondWithList(1, 1, null, { no: 'question' }),
    respondWithDetails({
      QuestionType: 'Something new',
      QuestionText: '',
      Name: '',
      Options: [
        { OptionText: '', Precode: '1' },
        { Precode: 2 },
        { OptionText: 'Tea', Precode: '3' },
        { OptionText: 'Chai', Precode: '3' },
        { OptionText: 'Tea', Precode: '3' },
        { OptionText: 'No code' },
        null,
        { OptionText: '<b>Rock&nbsp;&amp; roll</b>', Precode: '4' },
      ],
    }),
    respondTo(sendPath, () => success()),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await findQuestion('Question 1');
  },
});

OddOptions.test('offers each code once, with a label [QUE-09]', async ({ userEvent }) => {
  const names = screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  await expect(names).toEqual(['Option 1', 'Option 2', 'Tea / Chai', 'Rock & roll']);
  await userEvent.click(screen.getByLabelText('Tea / Chai'));
  await userEvent.click(getButton('Submit & Next'));
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ AnswerId: ['3'] }]));
});

/** A question that is answered with free text instead of options. */
export const OpenText = meta.story({
  ...withHandlers(
    respondWithList(1, 2),
    respondWithDetails({
      QuestionText: '<b>ZIP&nbsp;code?</b>',
      QuestionType: 'Text - Open-end',
      Options: [],
    }),
    respondTo(sendPath, () => success()),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await findQuestion('ZIP code?');
  },
});

OpenText.test('sends the typed text as the one entry of the answer', async ({ userEvent }) => {
  await userEvent.type(screen.getByRole('textbox'), ' SW1A 1AA {Enter}');
  await waitFor(() =>
    expect(sentAnswers()).toMatchObject([{ QuestionId: 1, AnswerId: ['SW1A 1AA'] }]),
  );
  await expect(screen.getByRole('progressbar')).toHaveAccessibleName('50.0% complete');
});

/** Type 2 can't be answered, nor type 4, because its question has no options. */
const typesById = ['', 'Single Punch', 'Dummy', 'Numeric - Open-end', 'Something new'];

/** Two of four questions cannot be answered, so the site counts only the other two. */
export const SomeUnanswerable = meta.story({
  ...withHandlers(
    respondWithList(1, 2, 3, 4),
    respondTo(detailsPath, ({ QuestionID: id }) =>
      success(
        detailsOf(id, { QuestionType: typesById[Number(id)], ...(id === 4 && { Options: [] }) }),
      ),
    ),
    respondTo(sendPath, () => success()),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await findQuestion('Question number 1?');
    await idleUntil(() => expect(screen.getByText('Question 1 of 2')).toBeVisible());
  },
});

SomeUnanswerable.test(
  'counts and shows only questions that can be answered [QUE-20]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 2 questions to go.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(getButton('Submit & Next'));
    await findQuestion('Question number 3?');
    await expect(screen.getByRole('progressbar')).toHaveAccessibleName('50.0% complete');
    await userEvent.click(getButton('Submit & Next'));
    await findQuestion('Question number 1?');
  },
);
