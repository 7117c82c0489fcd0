import { pending, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { alerts, calls, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { HttpResponse } from 'msw';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onFailure } from '../shared/wire/failures.ts';
import { SurveyList, type SurveyListProps } from './SurveyList.tsx';

/** Keeps the sort and the tab in state instead of the URL. */
const withState: Decorator<SurveyListProps> = function WithState(Story, { args }) {
  const [sort, setSort] = useState(args.sort);
  const [tab, setTab] = useState(args.tab);
  return (
    <Story
      args={{
        ...args,
        sort,
        onSort: (chosen) => {
          setSort(chosen ?? null);
          args.onSort(chosen);
        },
        tab,
        onTab: (next) => {
          setTab(next.toLowerCase());
          args.onTab(next);
        },
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Features/Surveys/SurveyList',
  tags: ['!autodocs'],
  component: SurveyList,
  args: {
    sort: null,
    onSort: fn(),
    tab: null,
    onTab: fn(),
    profileHref: '/dashboard/userprofile',
  },
  decorators: [withState, connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const waitForSurveys = async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
  await canvas.findByRole('table');
};
const sentCalls = () => calls().map(({ path, body }): unknown[] => [path, JSON.parse(body)]);
const bodyOf = (partner: string) => ({ PartnerCode: partner, limit: 50, skip: 0 });

/** The first tab with its 23 surveys, in the order of the provider. */
export const Ready = meta.story({ play: waitForSurveys });

Ready.test(
  'opens on YOUR-SURVEYS and loads it: limit 50, skip 0 [SVL-03] [SVL-12] [CAL-07]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('YOUR-SURVEYS');
    await expect(canvas.getByRole('heading', { name: '23 surveys' })).toBeVisible();
    await expect(sentCalls()).toEqual([['/yoursurveys/getSurveys', bodyOf('YOURSURVEYS')]]);
  },
);

Ready.test(
  'fetches the provider of a tab at every change [SVL-04] [SVL-13]',
  async ({ canvas, userEvent }) => {
    for (const [tab, count] of [
      ['RAPIDOREACH', 8],
      ['PURESPECTRUM', 4],
      ['SSI', 9],
      ['YOUR-SURVEYS', 23],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await canvas.findByRole('heading', { name: `${count} surveys` });
    }
    await expect(sentCalls().slice(1)).toEqual([
      ['/rapidoreach/getSurveys', bodyOf('RAPIDOREACH')],
      ['/getMatchingSurveysByUser', { PartnerCode: 'PURESPECTRUM', skip: 0 }],
      ['/ssi/listSurveys', bodyOf('SSI')],
      ['/yoursurveys/getSurveys', bodyOf('YOURSURVEYS')],
    ]);
  },
);

Ready.test('announces how many surveys a chosen tab has', async (story) => {
  const { canvas, userEvent } = story;
  for (const [tab, count] of [
    ['SSI', 9],
    ['YOUR-SURVEYS', 23],
  ] as const) {
    await userEvent.click(canvas.getByRole('tab', { name: tab }));
    await waitFor(() =>
      expect(canvas.getByText(`${count} surveys`, { ignore: 'h2' })).toHaveRole('status'),
    );
  }
});

Ready.test('reports a chosen sort', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Most CB per minute' }));
  await expect(args.onSort).toHaveBeenLastCalledWith('rate');
  await userEvent.click(canvas.getByRole('radio', { name: 'As listed' }));
  await expect(args.onSort).toHaveBeenLastCalledWith(undefined);
});

export const TabFromTheAddress = meta.story({
  tags: ['edge-case'],
  args: { tab: 'ssi' },
  play: waitForSurveys,
});

TabFromTheAddress.test('opens that tab and calls its provider only', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('SSI');
  await expect(sentCalls()).toEqual([['/ssi/listSurveys', bodyOf('SSI')]]);
});

export const SortFromTheAddress = meta.story({
  tags: ['edge-case'],
  args: { sort: 'time' },
  play: waitForSurveys,
});

SortFromTheAddress.test('selects the sort that the address names', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Shortest' })).toBeChecked();
});

export const NoSortInTheAddress = meta.story({
  tags: ['edge-case'],
  args: { sort: '<b>cb</b>' },
  play: waitForSurveys,
});

NoSortInTheAddress.test('selects the order of the provider instead', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'As listed' })).toBeChecked();
});

/** The loading text of the first tab, without surveys or messages. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows only the loading text [SVL-09] [SVL-10]', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading Surveys Please wait..')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'Errors' })).toBeNull();
});

/** The provider of the first tab has no surveys. */
export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no surveys are available under Your-Surveys');
  },
});

export const ServerErrors = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: async ({ canvas }) => {
    await canvas.findByText(/The service is busy/);
  },
});

ServerErrors.test('shows the errors, but not while loading [SVL-10]', async (context) => {
  const { canvas, userEvent, msw } = context;
  await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy');
  respondWith('/yoursurveys/getSurveys', pending)({ msw });
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await canvas.findByText('Loading Surveys Please wait..');
  await expect(canvas.queryByText(/The service is busy/)).toBeNull();
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Look again' });
    await expect(canvas.queryByText(/There are no surveys/)).toBeNull();
  },
});

WithoutResponse.test('is logged only [SVL-11]', async (context) => {
  const { canvas, userEvent } = context;
  const failures: string[] = [];
  const stop = onFailure(({ kind }) => failures.push(kind));
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(failures).toEqual(['transport']));
  stop();
  await canvas.findByRole('button', { name: 'Look again' });
  await expect(canvas.getByRole('tabpanel').innerText.trim().split(/\n+/)).toEqual([
    'These surveys did not load. Nothing was lost.',
    'Look again',
  ]);
  await expect(alerts()).toEqual([]);
});

WithoutResponse.test('can be loaded again', async ({ canvas, userEvent, msw }) => {
  respondWith('/yoursurveys/getSurveys', records({ CPI: 5 }))({ msw });
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await expect(await canvas.findByRole('heading', { name: '1 survey' })).toBeVisible();
});

/** Functions that resolve the held responses, in the order of their requests. */
const heldResponses: ((surveys: object[], messages?: object) => void)[] = [];

const holdResponses = (path: string) =>
  respondWith(path, async () => {
    const held = await new Promise<object>((resolve) =>
      heldResponses.push((Data, messages) => resolve({ Data, ...messages })),
    );
    return HttpResponse.json({ ErrorCode: 'SUCCESS', ...held });
  });

const survey = (SurveyName: string) => ({ CPI: 50, Survey: { SurveyName } });

export const ResponsesHeldBack = meta.story({
  tags: ['edge-case'],
  beforeEach: ({ msw }) => {
    heldResponses.length = 0;
    holdResponses('/yoursurveys/getSurveys')({ msw });
    holdResponses('/ssi/listSurveys')({ msw });
  },
});

ResponsesHeldBack.test(
  'an older response never replaces a newer one',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(heldResponses).toHaveLength(1));
    await userEvent.click(canvas.getByRole('tab', { name: 'SSI' }));
    await waitFor(() => expect(heldResponses).toHaveLength(2));
    await userEvent.click(canvas.getByRole('tab', { name: 'YOUR-SURVEYS' }));
    await waitFor(() => expect(heldResponses).toHaveLength(3));
    heldResponses[2]?.([survey('The newest')]);
    await canvas.findByRole('heading', { name: 'The newest' });
    heldResponses[0]?.([survey('The oldest')]);
    await waitForQuiet();
    await expect(canvas.getByRole('heading', { name: 'The newest' })).toBeVisible();
    await expect(canvas.queryByText('The oldest')).toBeNull();
  },
);

ResponsesHeldBack.test(
  'a list seen before is shown at once, with the loading text while its own call runs [SVL-04] [SVL-09]',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(heldResponses).toHaveLength(1));
    heldResponses[0]?.([survey('Seen before')], { Errors: ['Half of it.'], Info: ['New ones.'] });
    await canvas.findByRole('heading', { name: 'Seen before' });
    await expect(canvas.getByText('Half of it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'SSI' }));
    await waitFor(() => expect(heldResponses).toHaveLength(2));
    await expect(canvas.getByText('Loading Surveys Please wait..')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'YOUR-SURVEYS' }));
    await expect(canvas.getByRole('heading', { name: 'Seen before' })).toBeVisible();
    await expect(canvas.getByText('Loading Surveys Please wait..')).toBeVisible();
    await expect(canvas.queryByText(/^Half of it|^New ones/)).toBeNull();
    await waitFor(() => expect(heldResponses).toHaveLength(3));
    heldResponses[2]?.([survey('Up to date')]);
    await canvas.findByRole('heading', { name: 'Up to date' });
    await expect(canvas.queryByText('Seen before')).toBeNull();
    await expect(canvas.queryByText('Loading Surveys Please wait..')).toBeNull();
  },
);

ResponsesHeldBack.test('the response for the tab before is not shown', async (context) => {
  const { canvas, userEvent } = context;
  await waitFor(() => expect(heldResponses).toHaveLength(1));
  await userEvent.click(canvas.getByRole('tab', { name: 'SSI' }));
  await waitFor(() => expect(heldResponses).toHaveLength(2));
  heldResponses[0]?.([survey('Of the tab before')]);
  await waitForQuiet();
  await expect(canvas.queryByText('Of the tab before')).toBeNull();
  await expect(canvas.getByText('Loading Surveys Please wait..')).toBeVisible();
});

const hostileSurveys = [
  { ...survey('W'.repeat(500)), Link: 'https://surveys.example/1', CPI: 0 },
  { ...survey('Words that go on '.repeat(30)), Link: 'http://surveys.example/2', CPI: -50 },
  { ...survey('<img src=x onerror=alert(1)>'), Link: 'javascript:alert(1)', CPI: 'much' },
  null,
  {},
];

export const HostileSurveys = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/yoursurveys/getSurveys', records(...hostileSurveys)),
  play: waitForSurveys,
});

HostileSurveys.test('links to web addresses only', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(new Set(links)).toEqual(
    new Set(['https://surveys.example/1', 'http://surveys.example/2']),
  );
});

HostileSurveys.test('shows an invalid amount as unknown', async ({ canvas }) => {
  const rewards = canvas.getAllByText(/^Earn/).map((text) => text.textContent);
  await expect(rewards).toEqual([
    'Earn 0 CB',
    'Earn —unknown amount',
    'Earn —unknown amount',
    'Earn 200 CB',
  ]);
});

HostileSurveys.test('fits the page', async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
