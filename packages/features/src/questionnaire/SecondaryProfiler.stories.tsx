import { demoMemberId } from '@cb/mocks/world/members';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { stage } from '@cb/workbench/stage';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, waitFor, type within, type userEvent as UserEvent } from 'storybook/test';
import { post } from '../lib/post.ts';
import { SecondaryProfiler } from './SecondaryProfiler.tsx';

type User = ReturnType<(typeof UserEvent)['setup']>;
type Canvas = ReturnType<typeof within>;
interface Played {
  canvas: Canvas;
  userEvent: User;
}

const listPath = '/myProfileProgressByProvider';
const detailsPath = '/getMyQuestionByProvider';
const sendPath = '/AddUserProfilingByProvider';

const meta = preview.meta({
  title: 'Features/Profile/SecondaryProfiler',
  tags: ['!autodocs'],
  component: SecondaryProfiler,
  args: { userId: demoMemberId },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
    connected,
  ],
  parameters: { signedIn: true, clock: 'manual' },
  beforeEach: () => {
    localStorage.removeItem('cb-country-language');
    sessionStorage.clear();
  },
});

const bodiesTo = (wanted: string): unknown[] =>
  stage.sent.filter(({ path }) => path === wanted).map(({ body }) => JSON.parse(body));
const sentAnswers = () => bodiesTo(sendPath);
/** Also while the dialog hides it from screen readers. */
const ring = (canvas: Canvas) =>
  canvas.getByRole('button', { name: /Secondary Profiler/, hidden: true });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = (text: string | RegExp) => screen.findByRole('heading', { level: 3, name: text });

/** Lets the ring get to its percent, and the green pass. */
async function rests(canvas: Canvas, percent: string) {
  await waitFor(async () => {
    stage.clock.advance(240);
    await expect(ring(canvas)).toHaveTextContent(percent);
  });
  await waitFor(async () => {
    stage.clock.advance(3000);
    await expect(ring(canvas)).not.toHaveAttribute('data-flashing');
    await expect(stage.clock.pending()).toBe(0);
  });
}

/** Presses the ring once nothing loads. */
async function open({ canvas, userEvent }: Played) {
  await waitFor(() => expect(ring(canvas)).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(ring(canvas));
  await screen.findByRole('dialog', { name: 'Update Profile' });
}

async function opened(played: Played) {
  await rests(played.canvas, '40.0%');
  await open(played);
  await question('Which pets live with you?');
}

const detailsOf = (id: unknown, changes: object = {}) => ({
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
const answering = (path: string, answer: (body: Record<string, unknown>) => Response) =>
  http.post<never, Record<string, unknown>>(`*${path}`, async ({ request }) => {
    const sent = await request.clone().text();
    stage.sent.push({ path, body: sent, headers: request.headers });
    return answer(await request.json());
  });
const success = (...Data: unknown[]) => HttpResponse.json({ ErrorCode: 'SUCCESS', Data });
const listing = (...ids: unknown[]) =>
  answering(listPath, () => success(...ids.map((QuestionID) => ({ QuestionID, Attempted: [] }))));
const detailing = (changes: object = {}) =>
  answering(detailsPath, ({ QuestionID }) => success(detailsOf(QuestionID, changes)));
const using = (...handlers: HttpHandler[]) => ({
  beforeEach: ({ msw }: { msw: { use: (...all: HttpHandler[]) => void } }) => msw.use(...handlers),
});

export const Closed = meta.story({ play: ({ canvas }) => rests(canvas, '40.0%') });

Closed.test('asks for the progress of SAMPLY [CAL-11] [QUE-17] [PRF-03]', async ({ canvas }) => {
  await expect(bodiesTo(listPath)).toEqual([
    { UserId: demoMemberId, CountryLanguageId: 'ENG-US', PartnerCode: 'SAMPLY' },
  ]);
  await expect(ring(canvas)).toHaveTextContent('Complete Your Secondary Profiler - Earn 20 CB');
});

export const Animating = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(stage.clock.pending()).toBe(2));
    stage.clock.advance(240);
    await expect(await canvas.findByText('40.0%')).toBeVisible();
  },
});

Animating.test('is green for 3 s once it has animated [PRF-07]', async ({ canvas }) => {
  await waitFor(() => expect(ring(canvas)).toHaveAttribute('data-flashing'));
  stage.clock.advance(2999);
  await expect(ring(canvas)).toHaveAttribute('data-flashing');
  stage.clock.advance(1);
  await waitFor(() => expect(ring(canvas)).not.toHaveAttribute('data-flashing'));
});

export const Opened = meta.story({ play: opened });

Opened.test('asks for the list anew, and for details [QUE-17] [CAL-12]', async () => {
  await expect(bodiesTo(listPath)).toHaveLength(2);
  await expect(bodiesTo(detailsPath)[0]).toEqual({
    PartnerCode: 'SAMPLY',
    CountryLanguageCode: 'ENG-US',
    QuestionID: '104',
    UserId: demoMemberId,
  });
});

Opened.test(
  'saves, sends and moves on, then updates the ring [QUE-13] [QUE-15] [CAL-13]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fish' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
    await userEvent.click(button('Submit & Next'));
    await question('What describes your work best?');
    await expect(button('Question 5, answered')).toBeVisible();
    await waitFor(() =>
      expect(sentAnswers()).toEqual([
        {
          UserId: demoMemberId,
          CountryLanguageCode: 'ENG-US',
          QuestionId: '104',
          ClientCode: 'SAMPLY',
          AnswerId: ['3'],
        },
      ]),
    );
    await expect(screen.getByRole('progressbar')).toHaveAccessibleName('50.0% complete');
    await waitFor(() => expect(bodiesTo(listPath)).toHaveLength(3));
    await waitFor(async () => {
      stage.clock.advance(240);
      await expect(canvas.getByText('50.0%')).toBeInTheDocument();
    });
  },
);

Opened.test('Previous also sends [QUE-13]', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cat' }));
  await userEvent.click(button('Previous'));
  await question('Which language do you speak at home?');
  await waitFor(() =>
    expect(sentAnswers()).toMatchObject([{ QuestionId: '104', AnswerId: ['2'] }]),
  );
});

Opened.test('a cell jumps, and sends as Next does [QUE-03]', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cat' }));
  await userEvent.click(button('Question 9, unanswered'));
  await question('Do you own a car?');
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ QuestionId: '104' }]));
  await expect(button('Question 9, unanswered')).toHaveAttribute('aria-current', 'step');
});

Opened.test('wraps at both ends, and skips without sending [QUE-14]', async ({ userEvent }) => {
  await userEvent.click(button('Question 10, unanswered'));
  await question('Where do you shop?');
  await userEvent.click(button('Submit & Next'));
  await question('What is your gender?');
  await expect(sentAnswers()).toEqual([]);
  await userEvent.click(button('Previous'));
  await question('Where do you shop?');
});

Opened.test('replaces a single answer, and takes it back [QUE-08] [QUE-11]', async (context) => {
  const { userEvent } = context;
  await userEvent.click(button('Question 1, answered'));
  await question('What is your gender?');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(button('Submit & Next'));
  await question('How old are you?');
  await userEvent.click(button('Previous'));
  await question('What is your gender?');
  await userEvent.click(screen.getByRole('radio', { name: 'Female', checked: true }));
  await userEvent.click(button('Submit & Next'));
  await waitFor(() =>
    expect(sentAnswers()).toMatchObject([
      { QuestionId: '100', AnswerId: ['2'] },
      { QuestionId: '101', AnswerId: ['34'] },
      { QuestionId: '100', AnswerId: [] },
    ]),
  );
  await expect(button('Question 1, unanswered')).toBeVisible();
});

Opened.test('takes whole numbers from 0 only [QUE-10]', async ({ userEvent }) => {
  await userEvent.click(button('Question 7, unanswered'));
  await question('How many people live in your home?');
  const box = () => screen.getByRole('spinbutton', { name: 'Your answer' });
  for (const wrong of ['-3', '1.5', '1234567890123']) {
    await userEvent.clear(box());
    await userEvent.type(box(), `${wrong}{Enter}`);
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveFocus();
  }
  await expect(sentAnswers()).toEqual([]);
  await userEvent.clear(box());
  await userEvent.type(box(), '0{Enter}');
  await question('Which devices do you use?');
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ AnswerId: ['0'] }]));
});

Opened.test('Escape closes it, and the focus goes back', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(ring(canvas)).toHaveFocus());
});

Opened.test('asks for all anew with Refresh Questions', async ({ userEvent }) => {
  await waitFor(() => expect(bodiesTo(detailsPath)).toHaveLength(10));
  await userEvent.click(button('Question 9, unanswered'));
  await question('Do you own a car?');
  await userEvent.click(button('Refresh Questions'));
  await question('Do you own a car?');
  await expect(bodiesTo(listPath)).toHaveLength(3);
  await waitFor(() => expect(bodiesTo(detailsPath)).toHaveLength(20));
});

/** The completing answer of a profile that lacks this one and no more than one other. */
export const Completing = meta.story({
  play: async (played) => {
    await opened(played);
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
      await userEvent.click(button('Submit & Next'));
      await question(next);
    }
    await screen.findByText(/^Your Profile is completed\./);
    await waitFor(async () => {
      stage.clock.advance(4000);
      await expect(ring(played.canvas)).toHaveTextContent('90.0%');
    });
    await waitFor(async () => {
      stage.clock.advance(4000);
      await expect(stage.clock.pending()).toBe(0);
    });
  },
});

Completing.test('shows the banner at 90%, and asks for the balance [QUE-04] [PRF-08]', async () => {
  await expect(screen.getByRole('progressbar')).toHaveAccessibleName('90.0% complete');
  await expect(
    screen.getByText(
      'Your Profile is completed. Please check your reward in "My Earning History Menu"',
    ),
  ).toBeVisible();
});

const manyIds = Array.from({ length: 300 }, (_, at) => at + 1);

export const ThreeHundred = meta.story({
  ...using(
    listing(...manyIds),
    detailing(),
    answering(sendPath, () => success()),
  ),
  play: async (played) => {
    await open(played);
    await question('Question number 1?');
    await waitFor(() => expect(bodiesTo(detailsPath)).toHaveLength(11));
  },
});

ThreeHundred.test('preloads five on each side, once each [QUE-18] [QUE-19]', async (context) => {
  const { userEvent } = context;
  const ids = () => bodiesTo(detailsPath).map((body) => Object(body).QuestionID);
  await expect(ids().toSorted((a, b) => a - b)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '296',
    '297',
    '298',
    '299',
    '300',
  ]);
  await userEvent.click(button('Submit & Next'));
  // There at once: nothing is waited for.
  await expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Question number 2?');
  await waitFor(() => expect(ids()).toHaveLength(12));
  await expect(ids().at(-1)).toBe('7');
  await userEvent.click(button('Previous'));
  await expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Question number 1?');
  await expect(new Set(ids()).size).toBe(ids().length);
});

/** The first answers are lost on the way, until the server is reached again. */
let reachable = false;
const flaky = answering(sendPath, () => (reachable ? success() : HttpResponse.error()));

export const SendFails = meta.story({
  beforeEach: ({ msw }) => {
    reachable = false;
    msw.use(flaky);
  },
  play: async (played) => {
    await opened(played);
    await played.userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
    await played.userEvent.click(button('Submit & Next'));
    await screen.findByText('1 answer has not been sent.');
    await waitFor(() => expect(button('Send again')).not.toHaveAttribute('aria-disabled'));
  },
});

const marked = 'Question 5, answered, not sent';

SendFails.test('keeps and marks it, and sends it again by the button', async ({ userEvent }) => {
  await expect(button(marked)).toBeVisible();
  reachable = true;
  await userEvent.click(button('Send again'));
  await waitFor(() => expect(screen.queryByText('1 answer has not been sent.')).toBeNull());
  await expect(button('Question 5, answered')).toBeVisible();
  await expect(sentAnswers().at(-1)).toMatchObject({ QuestionId: '104', AnswerId: ['1'] });
});

SendFails.test('sends it again with the next step', async ({ userEvent }) => {
  reachable = true;
  await userEvent.click(button('Submit & Next'));
  await waitFor(() => expect(screen.queryByRole('button', { name: marked })).toBeNull());
});

SendFails.test('sends it again when the server answers again', async () => {
  reachable = true;
  await post('/getUserIdFromSession', {});
  await waitFor(() => expect(screen.queryByRole('button', { name: marked })).toBeNull());
});

SendFails.test('says so before it closes, and can go on', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Close with unsent answers?' });
  await userEvent.click(button('Keep editing'));
  await question('What describes your work best?');
});

SendFails.test('closes once it is sent', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await screen.findByText(/they are still here/);
  reachable = true;
  await userEvent.click(button('Send again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

SendFails.test('keeps it when closed anyway, also over a reload', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(await canvas.findByText('1 answer has not been sent.')).toBeVisible();
  const kept = sessionStorage.getItem(`cb-answers-${demoMemberId}-SAMPLY`) ?? '';
  await expect(JSON.parse(kept)).toEqual({ 104: { codes: ['1'], language: 'ENG-US' } });
  reachable = true;
  await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(canvas.queryByText('1 answer has not been sent.')).toBeNull());
  await expect(sessionStorage).toHaveLength(0);
});

/** What an earlier page could not send. */
export const Remembered = meta.story({
  beforeEach: () => {
    const answers = { 104: { codes: ['2'], language: 'ENG-US' } };
    sessionStorage.setItem(`cb-answers-${demoMemberId}-SAMPLY`, JSON.stringify(answers));
  },
  play: ({ canvas }) => rests(canvas, '50.0%'),
});

Remembered.test('is sent by itself', async ({ canvas }) => {
  await expect(sentAnswers()).toMatchObject([{ QuestionId: '104', AnswerId: ['2'] }]);
  await waitFor(() => expect(canvas.queryByText(/not been sent/)).toBeNull());
});

export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async () => {
    await waitFor(() => expect(bodiesTo('/getBasicProfile')).toHaveLength(1));
  },
});

Loading.test('does not open while it loads [QUE-16]', async ({ canvas, userEvent }) => {
  await userEvent.click(ring(canvas));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

export const Refused = meta.story({ parameters: { scenario: 'serverErrors' }, play: open });

Refused.test('shows the Errors, and loading stops [QUE-21]', async () => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Errors'));
  await expect(screen.queryByText('Loading... Please wait')).toBeNull();
});

export const Unanswered = meta.story({
  parameters: { scenario: 'transportFailure' },
  play: async (played) => {
    await open(played);
    await screen.findByText(/The questions did not load\./);
  },
});

export const HtmlAnswer = meta.story({ parameters: { scenario: 'malformed-html' }, play: open });

export const NoQuestions = meta.story({
  ...using(listing()),
  play: async (played) => {
    await open(played);
    await screen.findByText('There are no questions for you right now.');
  },
});

export const QuestionGone = meta.story({
  ...using(
    listing(1, 2),
    answering(detailsPath, () =>
      HttpResponse.json({ ErrorCode: 'GONE', Errors: ['No.'], Data: [detailsOf(1)] }),
    ),
  ),
  play: async (played) => {
    await open(played);
    await screen.findByText(/This question is no longer asked/);
  },
});

QuestionGone.test('uses no data of a refusal, and goes on [QUE-22]', async ({ userEvent }) => {
  await expect(screen.queryByText('Question number 1?')).toBeNull();
  await expect(screen.queryByText('No.')).toBeNull();
  await userEvent.click(button('Submit & Next'));
  await expect(button('Question 2, unanswered')).toHaveAttribute('aria-current', 'step');
  await expect(sentAnswers()).toEqual([]);
});

export const QuestionFails = meta.story({
  ...using(
    listing(1, 2),
    answering(detailsPath, () => HttpResponse.error()),
  ),
  play: async (played) => {
    await open(played);
    await screen.findByText('This question did not load.');
  },
});

QuestionFails.test('asks again', async ({ userEvent, msw }) => {
  msw.use(detailing());
  await userEvent.click(button('Try again'));
  await question('Question number 1?');
});

export const OddOptions = meta.story({
  ...using(
    listing(1, 1, null, { no: 'question' }),
    detailing({
      QuestionType: 'Something new',
      Options: [
        { OptionText: '', Precode: '1' },
        { Precode: 2 },
        { OptionText: 'Tea', Precode: '3' },
        { OptionText: 'Chai', Precode: '3' },
        { OptionText: 'Tea', Precode: '3' },
        { OptionText: 'No code' },
        null,
        { OptionText: '<b>Bold</b>', Precode: '4' },
      ],
    }),
    answering(sendPath, () => success()),
  ),
  play: async (played) => {
    await open(played);
    await question('Question number 1?');
  },
});

OddOptions.test('offers each code once, by some name [QUE-09]', async ({ userEvent }) => {
  const names = screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  await expect(names).toEqual(['Option 1', 'Option 2', 'Tea / Chai', '<b>Bold</b>']);
  await userEvent.click(screen.getByLabelText('Tea / Chai'));
  await userEvent.click(button('Submit & Next'));
  await waitFor(() => expect(sentAnswers()).toMatchObject([{ AnswerId: ['3'] }]));
});
