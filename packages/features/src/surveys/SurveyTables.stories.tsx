import { broken, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { calls, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { SurveyTables } from './SurveyTables.tsx';
import { partnerCodes } from './surveyCalls.ts';

const partnerCount = partnerCodes.length;

const meta = preview.meta({
  title: 'Features/Surveys/SurveyTables',
  tags: ['!autodocs'],
  component: SurveyTables,
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual' },
});

/** Each partner has a table of its surveys. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(partnerCount));
  },
});

Ready.test('has a row for each survey of a partner [SVT-01]', async ({ canvas }) => {
  for (const [name, count] of [
    ['PureSpectrum', 4],
    ['RapidoReach', 8],
    ['Cint', 1],
  ] as const) {
    const table = canvas.getByRole('region', { name }).querySelector('table');
    await expect(table?.querySelectorAll('tbody tr')).toHaveLength(count);
  }
});

Ready.test('calls each partner, also SAMPLY and CINT [CAL-04] [CAL-10]', async () => {
  const sent = calls().map(({ path, body }): unknown[] => [path, JSON.parse(body)]);
  const bodyOf = (partner: string) => ({ PartnerCode: partner, limit: 50, skip: 0 });
  await expect(sent).toContainEqual(['/getMatchingSurveysByUser', bodyOf('SAMPLY')]);
  await expect(sent).toContainEqual(['/cint/getSurveys', bodyOf('CINT')]);
  await expect(sent).toHaveLength(partnerCount);
});

export const OnePartnerFails = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/ssi/listSurveys', broken),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(partnerCount - 1));
    await waitFor(() => expect(canvas.queryByText('Loading Surveys Please wait..')).toBeNull());
    const failed = canvas.getByRole('region', { name: 'SSI' });
    await expect(failed.innerText.trim()).toMatch(
      /^SSI\s+These surveys did not load\. Nothing was lost\.\s+Look again$/,
    );
  },
});

OnePartnerFails.test('is fetched again alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await waitForQuiet();
  await expect(calls().slice(partnerCount)).toMatchObject([{ path: '/ssi/listSurveys' }]);
});

/** The tables of all partners wait for their own requests. */
export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the surveys');
  },
});
