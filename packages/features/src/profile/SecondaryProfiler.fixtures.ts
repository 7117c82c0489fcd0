import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import { demoMemberId } from '@cb/mocks/world/members';
import { callsTo, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

export const listPath = '/myProfileProgressByProvider';
export const detailsPath = '/getMyQuestionByProvider';
export const sendPath = '/AddUserProfilingByProvider';

export const bodiesTo = (path: string): unknown[] =>
  callsTo(path).map(({ body }) => JSON.parse(body));
export const sentAnswers = () => bodiesTo(sendPath);
/** Finds the ring, even while the dialog hides it from screen readers. */
export const ring = (canvas: Canvas) =>
  canvas.getByRole('button', { name: /Secondary Profiler/, hidden: true });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const question = (text: string | RegExp) =>
  screen.findByRole('heading', { level: 3, name: text });

/** Waits until the ring has reached its percentage and the green flash is over. */
export async function waitUntilRingRests(canvas: Canvas, percent: string) {
  await waitFor(async () => {
    await storyEnvironment.clock.advance(240);
    await expect(ring(canvas)).toHaveTextContent(percent);
  });
  await waitFor(async () => {
    await storyEnvironment.clock.advance(3000);
    await expect(ring(canvas)).not.toHaveAttribute('data-flashing');
    await expect(storyEnvironment.clock.pending()).toBe(0);
  });
}

/** Presses the ring once nothing is loading. */
export async function open({ canvas, userEvent }: PlayContext) {
  await waitFor(() => expect(ring(canvas)).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(ring(canvas));
  await screen.findByRole('dialog', { name: 'Update Profile' });
}

export async function openFirstQuestion(played: PlayContext) {
  await waitUntilRingRests(played.canvas, '40.0%');
  await open(played);
  await question('Which pets live with you?');
}

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
export const respondTo = (path: string, response: (body: Record<string, unknown>) => Response) =>
  http.post<never, Record<string, unknown>>(`*${path}`, async ({ request }) =>
    response(await request.json()),
  );
export const success = (...Data: unknown[]) => HttpResponse.json({ ErrorCode: 'SUCCESS', Data });
export const respondWithList = (...ids: unknown[]) =>
  respondTo(listPath, () => success(...ids.map((QuestionID) => ({ QuestionID, Attempted: [] }))));
export const respondWithDetails = (changes: object = {}) =>
  respondTo(detailsPath, ({ QuestionID }) => success(detailsOf(QuestionID, changes)));
export const withHandlers = (...handlers: HttpHandler[]) => ({
  beforeEach: ({ msw }: { msw: { use: (...all: HttpHandler[]) => void } }) => msw.use(...handlers),
});

/** Clears what the previous story stored. */
export function forgetResponses() {
  localStorage.removeItem(`cb-country-language:${demoMemberId}`);
  sessionStorage.clear();
}
