import { demoMemberId } from '@cb/mocks/world/members';
import { connected } from '@cb/workbench/connected';
import { heldCall } from '@cb/workbench/respondWith';
import { mockReducedMotion } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { idleUntil, waitForQuiet, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, screen, waitFor } from 'storybook/test';
import {
  bodiesTo,
  clearStoredData,
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
  title: 'Features/Profile/SecondaryProfiler',
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

/** The ring at 40 %; the questionnaire earns 20 CB once it reaches 90 %. */
export const Closed = meta.story({ play: ({ canvas }) => waitUntilRingRests(canvas, '40.0%') });

Closed.test('fetches the progress of SAMPLY [CAL-11] [QUE-17] [PRF-03]', async ({ canvas }) => {
  await expect(bodiesTo(listPath)).toEqual([
    { UserId: demoMemberId, CountryLanguageId: 'ENG-US', PartnerCode: 'SAMPLY' },
  ]);
  await expect(getRing(canvas)).toHaveTextContent('Complete Your Secondary Profiler - Earn 20 CB');
});

const progress = heldCall(listPath);

/** The ring fills up to 40 % and is green for the next three seconds. */
export const Animating = meta.story({
  beforeEach: (story) => {
    progress.hold(story);
    // Animates even if the browser emulates reduced motion, as it does for pictures.
    return mockReducedMotion(false);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(bodiesTo(listPath)).toHaveLength(1));
    await storyEnvironment.clock.advance(5000);
    progress.release();
    // The animation, the flash, and what waits until the page is idle.
    await waitFor(() => expect(storyEnvironment.clock.pending()).toBe(3));
    await storyEnvironment.clock.advance(239);
    await expect(getRing(canvas)).not.toHaveAttribute('data-flashing');
    await storyEnvironment.clock.advance(1);
    await expect(await canvas.findByText('40.0%')).toBeVisible();
  },
});

Animating.test('is green for 3 s after animating [PRF-07]', async ({ canvas }) => {
  await waitFor(() => expect(getRing(canvas)).toHaveAttribute('data-flashing'));
  await storyEnvironment.clock.advance(2999);
  await expect(getRing(canvas)).toHaveAttribute('data-flashing');
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(getRing(canvas)).not.toHaveAttribute('data-flashing'));
});

/** The questionnaire opens at the first unanswered question, the fifth of ten. */
export const Opened = meta.story({ play: openFirstQuestion });

Opened.test('fetches the list again, and the details [QUE-17] [CAL-12]', async () => {
  await expect(bodiesTo(listPath)).toHaveLength(2);
  await expect(bodiesTo(detailsPath)[0]).toEqual({
    PartnerCode: 'SAMPLY',
    CountryLanguageCode: 'ENG-US',
    QuestionID: 104,
    UserId: demoMemberId,
  });
});

Opened.test(
  'saves, sends and moves on, then updates the ring [QUE-13] [QUE-15] [CAL-13]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fish' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
    await userEvent.click(getButton('Submit & Next'));
    await findQuestion('What describes your work best?');
    await expect(getButton('Question 5, answered')).toBeVisible();
    await waitFor(() =>
      expect(sentAnswers()).toEqual([
        {
          UserId: demoMemberId,
          CountryLanguageCode: 'ENG-US',
          QuestionId: 104,
          ClientCode: 'SAMPLY',
          AnswerId: ['3'],
        },
      ]),
    );
    await expect(screen.getByRole('progressbar')).toHaveAccessibleName('50.0% complete');
    await waitFor(() => expect(bodiesTo(listPath)).toHaveLength(3));
    await waitFor(async () => {
      await storyEnvironment.clock.advance(240);
      await expect(canvas.getByText('50.0%')).toBeInTheDocument();
    });
  },
);

Opened.test('Previous also sends [QUE-13]', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cat' }));
  await userEvent.click(getButton('Previous'));
  await findQuestion('Which language do you speak at home?');
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ QuestionId: 104, AnswerId: ['2'] }]));
});

Opened.test('a cell jumps, and sends like Next [QUE-03]', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cat' }));
  await userEvent.click(getButton('Question 9, unanswered'));
  await findQuestion('Do you own a car?');
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ QuestionId: 104 }]));
  await expect(getButton('Question 9, unanswered')).toHaveAttribute('aria-current', 'step');
});

Opened.test('wraps at both ends, and skips without sending [QUE-14]', async ({ userEvent }) => {
  await userEvent.click(getButton('Question 10, unanswered'));
  await findQuestion('Where do you shop?');
  await userEvent.click(getButton('Submit & Next'));
  await findQuestion('What is your gender?');
  await expect(sentAnswers()).toEqual([]);
  await userEvent.click(getButton('Previous'));
  await findQuestion('Where do you shop?');
  // Stepping away from an answered question sends its answer.
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ QuestionId: 100 }]));
});

Opened.test('replaces a single answer, and deselects it [QUE-08] [QUE-11]', async (context) => {
  const { userEvent } = context;
  await userEvent.click(getButton('Question 1, answered'));
  await findQuestion('What is your gender?');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(getButton('Submit & Next'));
  await findQuestion('How old are you?');
  await userEvent.click(getButton('Previous'));
  await findQuestion('What is your gender?');
  await userEvent.click(screen.getByRole('radio', { name: 'Female', checked: true }));
  await userEvent.click(getButton('Submit & Next'));
  await waitFor(() =>
    expect(sentAnswers()).toMatchObject([
      { QuestionId: 100, AnswerId: ['2'] },
      { QuestionId: 101, AnswerId: ['34'] },
      { QuestionId: 100, AnswerId: [] },
    ]),
  );
  await expect(getButton('Question 1, unanswered')).toBeVisible();
});

Opened.test('accepts only whole numbers from 0 [QUE-10]', async ({ userEvent }) => {
  await userEvent.click(getButton('Question 7, unanswered'));
  await findQuestion('How many people live in your home?');
  const box = () => screen.getByRole('spinbutton');
  for (const wrong of ['-3', '1.5', '9007199254740993']) {
    await userEvent.clear(box());
    await userEvent.type(box(), `${wrong}{Enter}`);
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveFocus();
  }
  await expect(sentAnswers()).toEqual([]);
  await userEvent.clear(box());
  await userEvent.type(box(), '0{Enter}');
  await findQuestion('Which devices do you use?');
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ AnswerId: ['0'] }]));
});

Opened.test('sends a number in plain digits [QUE-13]', async ({ userEvent }) => {
  await userEvent.click(getButton('Question 7, unanswered'));
  await findQuestion('How many people live in your home?');
  await userEvent.type(screen.getByRole('spinbutton'), '03{Enter}');
  await findQuestion('Which devices do you use?');
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ AnswerId: ['3'] }]));
});

Opened.test(
  'Escape closes it, and the focus returns to the ring',
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getRing(canvas)).toHaveFocus());
  },
);

Opened.test('fetches everything again with Refresh Questions', async ({ userEvent }) => {
  await idleUntil(() => expect(bodiesTo(detailsPath)).toHaveLength(10));
  await userEvent.click(getButton('Question 9, unanswered'));
  await findQuestion('Do you own a car?');
  await userEvent.click(getButton('Refresh Questions'));
  await findQuestion('Do you own a car?');
  await expect(bodiesTo(listPath)).toHaveLength(3);
  await idleUntil(() => expect(bodiesTo(detailsPath)).toHaveLength(20));
});

/** The profile is 90 % complete: the dialog shows the reward of 20 CB once. */
export const Completing = meta.story({
  play: async (played) => {
    await openFirstQuestion(played);
    const { userEvent } = played;
    for (const [name, next] of [
      ['Dog', 'What describes your work best?'],
      ['Student', 'How many people live in your home?'],
      ['2', 'Which devices do you use?'],
      ['Phone', 'Do you own a car?'],
      ['No', 'Where do you shop?'],
    ] as const) {
      if (name === '2') await userEvent.type(screen.getByRole('spinbutton'), name);
      else await userEvent.click(screen.getByLabelText(name));
      await userEvent.click(getButton('Submit & Next'));
      await findQuestion(next);
    }
    await screen.findByText(/^Your Profile is completed\./);
    await waitUntilRingRests(played.canvas, '90.0%');
  },
});

Completing.test('shows the banner and the reward at 90% [QUE-04] [PRF-08]', async () => {
  await expect(screen.getByRole('progressbar')).toHaveAccessibleName('90.0% complete');
  await expect(
    screen.getByText(
      'Your Profile is completed. Please check your reward in "My Earning History Menu"',
    ),
  ).toBeVisible();
  await expect(screen.getByRole('dialog')).toHaveTextContent(/\+20\sCB/);
});

Completing.test('keeps the reward when the questions are refreshed', async ({ userEvent }) => {
  await userEvent.click(getButton('Refresh Questions'));
  await waitForQuiet();
  await screen.findByText(/^Your Profile is completed\./);
  await expect(screen.getByRole('dialog')).toHaveTextContent(/\+20\sCB/);
});

Completing.test('shows the reward only once', async ({ canvas, userEvent }) => {
  await userEvent.click(getButton('Close'));
  await openQuestionnaire({ canvas, userEvent });
  await screen.findByText(/^Your Profile is completed\./);
  await expect(screen.getByRole('dialog')).not.toHaveTextContent(/\+20/);
});

const manyIds = Array.from({ length: 300 }, (_, index) => index + 1);

export const ThreeHundred = meta.story({
  tags: ['edge-case'],
  ...withHandlers(
    respondWithList(...manyIds),
    respondWithDetails(),
    respondTo(sendPath, () => success()),
  ),
  play: async (played) => {
    await openQuestionnaire(played);
    await findQuestion('Question number 1?');
    await expect(bodiesTo(detailsPath)).toHaveLength(1);
    await idleUntil(() => expect(bodiesTo(detailsPath)).toHaveLength(11));
    await waitForQuiet();
  },
});

ThreeHundred.test('preloads five on each side, once each [QUE-18] [QUE-19]', async (context) => {
  const { userEvent } = context;
  const ids = () => bodiesTo(detailsPath).map((body) => Object(body).QuestionID);
  await expect(ids().toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 296, 297, 298, 299, 300,
  ]);
  await userEvent.click(getButton('Submit & Next'));
  // The question is preloaded, so it is shown at once.
  await expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Question number 2?');
  await idleUntil(() => expect(ids()).toHaveLength(12));
  await expect(ids().at(-1)).toBe(7);
  await userEvent.click(getButton('Previous'));
  await expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Question number 1?');
  await expect(new Set(ids()).size).toBe(ids().length);
});
