import { connected } from '@cb/workbench/connected';
import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { calls, callsTo, quiet } from '@cb/workbench/storyEnvironment';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { SurveyWall } from './SurveyWall.tsx';

const meta = preview.meta({
  title: 'Features/Surveys/SurveyWall',
  tags: ['!autodocs'],
  component: SurveyWall,
  args: {
    links: {
      profile: '/dashboard/userprofile',
      yourSurveys: '/dashboard/offers/yoursurveys',
      inbrain: '/dashboard/offerwallcb/inbrain',
    },
  },
  decorators: [connected],
  parameters: { ...noPicture, signedIn: true, clock: 'manual' },
});

type Canvas = ReturnType<typeof within>;

const rowOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

const loaded = async ({ canvas }: { canvas: Canvas }) => {
  await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
  await rowOf(canvas, 'SSI').findByText('1–4 of 9');
};

export const Ready = meta.story({ play: loaded });

Ready.test('has a row of YOURSURVEYS and one of SSI [SVW-02]', async ({ canvas }) => {
  for (const [name, path] of [
    ['YourSurveys', '/yoursurveys/getSurveys'],
    ['SSI', '/ssi/listSurveys'],
  ] as const) {
    const cards = rowOf(canvas, name).getAllByRole('heading', { level: 3 });
    await expect(cards).toHaveLength(4);
    await expect(calls().map((call) => call.path)).toContain(path);
  }
  await expect(calls()).toHaveLength(2);
});

Ready.test('names a survey by its place', async ({ canvas, userEvent }) => {
  const row = rowOf(canvas, 'SSI');
  await userEvent.click(row.getByRole('button', { name: 'Next' }));
  await userEvent.click(row.getByRole('button', { name: 'Next' }));
  await expect(row.getByRole('heading', { name: 'Survey 9' })).toBeVisible();
  await expect(row.getAllByText('Complete your profile to unlock')).toHaveLength(3);
  await expect(rowOf(canvas, 'YourSurveys').getByText('1–4 of 23')).toBeVisible();
});

/** Hides this tab or shows it again. */
function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

export const ComingBack = meta.story({
  beforeEach: () => () => Reflect.deleteProperty(document, 'visibilityState'),
  play: loaded,
});

ComingBack.test(
  'loads anew, cleared meanwhile, and stays where the member was [SVC-10] [SVC-12]',
  async ({ canvas, userEvent, msw }) => {
    const row = rowOf(canvas, 'SSI');
    await userEvent.click(row.getByRole('button', { name: 'Next' }));
    let answer = () => {};
    msw.use(
      http.post('*/ssi/listSurveys', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({
          ErrorCode: 'SUCCESS',
          Data: Array.from({ length: 6 }, () => ({ CPI: 77 })),
        });
      }),
    );
    setVisibility('hidden');
    await quiet();
    await expect(calls()).toHaveLength(2);
    setVisibility('visible');
    await row.findByText('Loading Surveys Please wait..');
    await expect(row.queryByRole('heading', { level: 3 })).toBeNull();
    await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
    answer();
    await expect(await row.findByText('5–6 of 6')).toBeVisible();
    await expect(row.getAllByText(/77/)).toHaveLength(2);
    await expect(calls()).toHaveLength(4);
  },
);

ComingBack.test('asks once while a load runs [SVC-10]', async ({ canvas, msw }) => {
  msw.use(http.post('*/ssi/listSurveys', () => new Promise<never>(() => {})));
  setVisibility('visible');
  await rowOf(canvas, 'SSI').findByText('Loading Surveys Please wait..');
  setVisibility('visible');
  setVisibility('visible');
  await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
  // One call before the member returned, and one after.
  await waitFor(() => expect(callsTo('/ssi/listSurveys')).toHaveLength(2));
});

ComingBack.test('asks nothing while the rows are hidden [SVC-10]', async (context) => {
  const { canvas, canvasElement } = context;
  canvasElement.style.visibility = 'hidden';
  setVisibility('visible');
  canvasElement.style.visibility = '';
  await expect(canvas.queryByText('Loading Surveys Please wait..')).toBeNull();
  await expect(calls()).toHaveLength(2);
});

export const OneProviderFails = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('*/ssi/listSurveys', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
    await rowOf(canvas, 'SSI').findByText('The surveys did not load.');
  },
});

OneProviderFails.test('locks no place of the row that failed', async ({ canvas }) => {
  await expect(rowOf(canvas, 'SSI').queryByText('Complete your profile to unlock')).toBeNull();
});

OneProviderFails.test('shows the other', async ({ canvas }) => {
  await expect(rowOf(canvas, 'YourSurveys').getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

export const OneProviderRefuses = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/yoursurveys/getSurveys', () =>
        HttpResponse.json({ ErrorCode: 'NO', Errors: ['Not today.'], Info: ['Tomorrow.'] }),
      ),
    ),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'YourSurveys').findByText('Not today.');
    await rowOf(canvas, 'SSI').findByText('1–4 of 9');
  },
});

export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('says once that it loads', async ({ canvas }) => {
  await canvas.findByText('Loading the surveys');
  const regions: HTMLElement[] = canvas.getAllByRole('status');
  const loading = regions.filter(({ textContent }) => textContent.startsWith('Loading'));
  await expect(loading).toHaveLength(1);
  await expect(canvas.getAllByText('Loading Surveys Please wait..')).toHaveLength(2);
});

export const Empty = meta.story({ parameters: { scenario: 'empty' } });
