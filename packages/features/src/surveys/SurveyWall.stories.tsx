import { broken, pending, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { calls, callsTo, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { demoMemberId } from '@cb/mocks/world/members';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { balanceQuery } from '../shared/member/balance.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { SurveyWall } from './SurveyWall.tsx';
import { WaysToEarn } from './WaysToEarn.tsx';

const meta = preview.meta({
  title: 'Features/Surveys/SurveyWall',
  tags: ['!autodocs'],
  component: SurveyWall,
  args: {
    choice: null as string | null,
    onChoice: fn(),
    links: {
      profile: '/dashboard/userprofile',
      yourSurveys: '/dashboard/offers/yoursurveys',
      offerWalls: '/dashboard/offerwallcb',
      inbrain: '/dashboard/offerwallcb/inbrain',
    },
    waysToEarn: <WaysToEarn hrefOf={(way) => `/to/${way}`} />,
  },
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const rowOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

const waitForSurveys = async ({ canvas }: PlayContext) => {
  await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
  await rowOf(canvas, 'SSI').findByText('1–4 of 9');
};

/** A row of four cards for each provider, before the balance is known. */
export const Ready = meta.story({ play: waitForSurveys });

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

Ready.test('counts the surveys of both rows, without a call of its own', async ({ canvas }) => {
  const ways = within(canvas.getByRole('region', { name: 'All ways to earn' }));
  await expect(ways.getByRole('link', { name: /^Surveys 32 open now/ })).toBeVisible();
  await expect(calls()).toHaveLength(2);
});

Ready.test('names a survey by its position', async ({ canvas, userEvent }) => {
  const row = rowOf(canvas, 'SSI');
  await userEvent.click(row.getByRole('button', { name: 'Next' }));
  await userEvent.click(row.getByRole('button', { name: 'Next' }));
  await expect(row.getByText('Survey 9')).toBeVisible();
  await expect(row.getByRole('heading', { level: 3 })).toHaveTextContent(
    /^\d+ min · [\d.]+\sCB \/ min$/,
  );
});

Ready.test('turns the pages of one row only', async ({ canvas, userEvent }) => {
  await userEvent.click(rowOf(canvas, 'SSI').getByRole('button', { name: 'Next' }));
  await expect(rowOf(canvas, 'SSI').getByText('5–8 of 9')).toBeVisible();
  await expect(rowOf(canvas, 'YourSurveys').getByText('1–4 of 23')).toBeVisible();
});

/** Fetches the balance, as the shell does. */
function FetchBalance() {
  useQuery(balanceQuery(demoMemberId));
  return null;
}

function forgetStepsAndStarts() {
  localStorage.removeItem(keyOf('firstSteps', demoMemberId));
  localStorage.removeItem(keyOf('started', demoMemberId));
}

/** The balance is known, so the band recommends the best survey. */
export const WithBalance = meta.story({
  decorators: [
    (Story) => (
      <>
        <FetchBalance />
        <Story />
      </>
    ),
  ],
  beforeEach: forgetStepsAndStarts,
  play: waitForSurveys,
});

const band = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your balance' }));

WithBalance.test('shows the best survey and its rule, without a call', async ({ canvas }) => {
  await expect(await band(canvas).findByText('Best survey right now')).toBeVisible();
  await expect(band(canvas).getByText('The most CB per minute, times your match.')).toBeVisible();
  await expect(band(canvas).getByRole('link', { name: /^Take survey/ })).toBeVisible();
  const paths = calls().map(({ path }) => path);
  await expect(paths.toSorted()).toEqual([
    '/getCbCountByUser',
    '/ssi/listSurveys',
    '/yoursurveys/getSurveys',
  ]);
});

WithBalance.test('marks a started survey', async ({ canvas, userEvent }) => {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  const [first] = rowOf(canvas, 'SSI').getAllByRole('link', { name: /^Take survey/ });
  if (first) await userEvent.click(first);
  document.removeEventListener('click', stay);
  await expect(first).toHaveTextContent('Started');
});

/** A member with 0 CB sees the first steps instead of the best survey. */
export const NewMember = meta.story({
  ...WithBalance.input,
  beforeEach: (context) => {
    forgetStepsAndStarts();
    respondWith('/getCbCountByUser', records({ TotalCb: 0 }))(context);
  },
});

NewMember.test('sees the first steps, until they are closed', async (context) => {
  const { canvas, userEvent } = context;
  const close = await band(canvas).findByRole('button', { name: 'Close the first steps' });
  await expect(band(canvas).getByRole('link', { name: /secondary profiler/ })).toBeVisible();
  await userEvent.click(close);
  await waitFor(() => expect(canvas.getByText('The first steps are closed.')).toHaveRole('status'));
  await waitFor(() =>
    expect(band(canvas).getByRole('link', { name: /^Take survey/ })).toHaveFocus(),
  );
  await expect(await band(canvas).findByText('Best survey right now')).toBeVisible();
  await expect(localStorage.getItem(keyOf('firstSteps', demoMemberId))).toBe('["closed"]');
});

/** The address limits both rows to surveys of up to 15 minutes. */
export const ShortOnly = meta.story({
  args: { choice: '15min' },
  play: async ({ canvas }) => {
    for (const name of ['YourSurveys', 'SSI']) {
      await rowOf(canvas, name).findByText(/^1–\d of \d$/);
    }
  },
});

ShortOnly.test('shows the surveys of up to 15 minutes of both rows', async ({ canvas }) => {
  for (const name of ['YourSurveys', 'SSI']) {
    const minutes = rowOf(canvas, name)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => Number.parseInt(textContent, 10));
    await expect(minutes.length).toBeGreaterThan(0);
    await expect(Math.max(...minutes)).toBeLessThanOrEqual(15);
  }
});

/** No survey of SSI is as short as the chosen 3 minutes, and its row says so; one of YourSurveys is. */
export const NoneShort = meta.story({
  args: { choice: '3min' },
  beforeEach: (context) => {
    respondWith('/ssi/listSurveys', records({ CPI: 77, LOI: 4 }))(context);
    const lengths = [2, 4, 5, 6].map((LOI) => ({ CPI: 50, LOI }));
    respondWith('/yoursurveys/getSurveys', records(...lengths))(context);
  },
});

NoneShort.test('slots that the choice has emptied are not locked [SVC-13]', async ({ canvas }) => {
  const row = rowOf(canvas, 'YourSurveys');
  await expect(await row.findByText('No other survey is that short right now.')).toBeVisible();
  await expect(row.getAllByRole('listitem')).toHaveLength(1);
  // SSI lists one survey, so three of its slots are locked with any choice.
  await expect(await rowOf(canvas, 'SSI').findAllByRole('listitem')).toHaveLength(3);
});

NoneShort.test('says that a row has none', async ({ canvas }) => {
  const row = rowOf(canvas, 'SSI');
  const sentence = await row.findByText('None of these surveys is that short right now.');
  await expect(sentence).toBeVisible();
  await expect(sentence.parentElement).toHaveRole('status');
  await expect(row.queryByText(/ of 1$/)).toBeNull();
  await expect(row.queryByRole('button')).toBeNull();
});

/** Hides this tab or shows it again. */
function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** When the member returns to this tab, both rows load again and keep their place. */
export const ComingBack = meta.story({
  beforeEach: () => () => Reflect.deleteProperty(document, 'visibilityState'),
  play: waitForSurveys,
});

ComingBack.test(
  'reloads, is empty meanwhile, and keeps the member’s place [SVC-10] [SVC-12]',
  async ({ canvas, userEvent, msw }) => {
    const row = rowOf(canvas, 'SSI');
    await userEvent.click(row.getByRole('button', { name: 'Next' }));
    let respond = () => {};
    respondWith('/ssi/listSurveys', async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return HttpResponse.json({
        ErrorCode: 'SUCCESS',
        Data: Array.from({ length: 6 }, () => ({ CPI: 77 })),
      });
    })({ msw });
    setVisibility('hidden');
    await waitForQuiet();
    await expect(calls()).toHaveLength(2);
    setVisibility('visible');
    await row.findByText('Loading Surveys Please wait..');
    await expect(row.queryByRole('heading', { level: 3 })).toBeNull();
    await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
    respond();
    await expect(await row.findByText('5–6 of 6')).toBeVisible();
    await expect(row.getAllByText(/77/)).toHaveLength(2);
    await expect(calls()).toHaveLength(4);
  },
);

ComingBack.test('fetches once while a load runs [SVC-10]', async ({ canvas, msw }) => {
  respondWith('/ssi/listSurveys', pending)({ msw });
  setVisibility('visible');
  await rowOf(canvas, 'SSI').findByText('Loading Surveys Please wait..');
  setVisibility('visible');
  setVisibility('visible');
  await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
  await waitForQuiet();
  // One call before the member returned, and one after.
  await expect(callsTo('/ssi/listSurveys')).toHaveLength(2);
});

ComingBack.test('fetches nothing while the rows are hidden [SVC-10]', async (context) => {
  const { canvas, canvasElement } = context;
  canvasElement.style.visibility = 'hidden';
  setVisibility('visible');
  canvasElement.style.visibility = '';
  await waitForQuiet();
  await expect(canvas.queryByText('Loading Surveys Please wait..')).toBeNull();
  await expect(calls()).toHaveLength(2);
});

export const OneProviderFails = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/ssi/listSurveys', broken),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'YourSurveys').findByText('1–4 of 23');
    await rowOf(canvas, 'SSI').findByRole('button', { name: 'Look again' });
  },
});

OneProviderFails.test(
  'shows no locked slots in the row that failed, and does not show the failure [SVL-11]',
  async (story) => {
    const row = story.canvas.getByRole('region', { name: 'SSI' });
    await expect(row.innerText.split(/\n+/)).toEqual([
      'SSI',
      'These surveys did not load. Nothing was lost.',
      'Look again',
    ]);
  },
);

OneProviderFails.test('shows the other row', async ({ canvas }) => {
  await expect(rowOf(canvas, 'YourSurveys').getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

export const OneProviderRefuses = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/yoursurveys/getSurveys', {
    ErrorCode: 'NO',
    Errors: ['Not today.'],
    Info: ['Tomorrow.'],
  }),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'YourSurveys').findByText('Not today.');
    await rowOf(canvas, 'SSI').findByText('1–4 of 9');
  },
});

/** Both rows load, which is announced once. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('announces loading once, although each row shows it', async ({ canvas }) => {
  await canvas.findByText('Loading the surveys');
  const regions: HTMLElement[] = canvas.getAllByRole('status');
  const loading = regions.filter(({ textContent }) => textContent.startsWith('Loading'));
  await expect(loading).toHaveLength(1);
  await expect(canvas.getAllByText('Loading Surveys Please wait..')).toHaveLength(2);
});

/** Neither provider has any surveys. */
export const Empty = meta.story({ parameters: { scenario: 'empty' } });
