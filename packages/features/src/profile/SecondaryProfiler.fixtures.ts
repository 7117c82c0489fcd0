import { demoMemberId } from '@cb/mocks/world/members';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import { callsTo, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

export const listPath = '/myProfileProgressByProvider';
export const detailsPath = '/getMyQuestionByProvider';
export const sendPath = '/AddUserProfilingByProvider';

export const bodiesTo = (path: string): unknown[] =>
  callsTo(path).map(({ body }) => JSON.parse(body));
export const sentAnswers = () => bodiesTo(sendPath);

/** Returns the ring, even while the dialog hides it from screen readers. */
export const getRing = (canvas: Canvas) =>
  canvas.getByRole('button', { name: /Secondary Profiler/, hidden: true });
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const findQuestion = (text: string | RegExp) =>
  screen.findByRole('heading', { level: 3, name: text });

/** Waits until the ring has reached its percentage and the green flash is over. */
export async function waitUntilRingRests(canvas: Canvas, percent: string) {
  await waitFor(async () => {
    await storyEnvironment.clock.advance(240);
    await expect(getRing(canvas)).toHaveTextContent(percent);
  });
  await waitFor(async () => {
    await storyEnvironment.clock.advance(3000);
    await expect(getRing(canvas)).not.toHaveAttribute('data-flashing');
    await expect(storyEnvironment.clock.pending()).toBe(0);
  });
}

/** Presses the ring once nothing is loading. */
export async function openQuestionnaire({ canvas, userEvent }: PlayContext) {
  await waitFor(() => expect(getRing(canvas)).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(getRing(canvas));
  await screen.findByRole('dialog', { name: 'Update Profile' });
}

/** Opens the questionnaire at its first unanswered question. */
export async function openFirstQuestion(played: PlayContext) {
  await waitUntilRingRests(played.canvas, '40.0%');
  await openQuestionnaire(played);
  await findQuestion('Which pets live with you?');
}

/** The details of a question, with changes. */
export const detailsOf = (id: unknown, changes: object = {}) => ({
  Answered: [],
  Options: [
    { OptionText: 'Yes', Precode: '1' },
    { OptionText: 'No', Precode: '2' },
  ],
  CountryLangugageCode: 'ENG-US',
  IsCoreDemographic: false,
  IsFeasibilityFactor: false,
  LK_QuestionClassificationID: 1,
  Name: `Q${String(id)}`,
  PartnerCode: 'SAMPLY',
  QuestionID: id,
  QuestionText: `Question number ${String(id)}?`,
  QuestionType: 'Single Punch',
  SurveyUse: 1,
  ...changes,
});

/** Responds to a call by the body of its request. */
export const respondTo = (path: string, response: (body: Record<string, unknown>) => Response) =>
  http.post<never, Record<string, unknown>>(`*${path}`, async ({ request }) =>
    response(await request.json()),
  );

export const success = (...Data: unknown[]) => HttpResponse.json({ ErrorCode: 'SUCCESS', Data });

/** Responds with a list of these questions, all unanswered. */
export const respondWithList = (...ids: unknown[]) =>
  respondTo(listPath, () => success(...ids.map((QuestionID) => ({ QuestionID, Attempted: [] }))));

/** Responds with the details of any question, with changes. */
export const respondWithDetails = (changes: object = {}) =>
  respondTo(detailsPath, ({ QuestionID }) => success(detailsOf(QuestionID, changes)));

/** The part of a story that responds to its calls with these handlers. */
export const withHandlers = (...handlers: HttpHandler[]) => ({
  beforeEach: ({ msw }: { msw: { use: (...all: HttpHandler[]) => void } }) => msw.use(...handlers),
});

/** Removes the data that the previous story stored. */
export function clearStoredData() {
  localStorage.removeItem(`cb-country-language:${demoMemberId}`);
  sessionStorage.clear();
}
