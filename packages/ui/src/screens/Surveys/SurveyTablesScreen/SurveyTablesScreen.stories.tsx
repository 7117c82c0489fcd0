import { inShell } from '@cb/workbench/inShell';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { surveysOf } from '../surveys.fixtures.ts';
import { SurveyTable, SurveyTablesScreen } from './SurveyTablesScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Surveys/SurveyTables',
  component: SurveyTablesScreen,
  args: {
    children: (['YOURSURVEYS', 'SSI'] as const).map((provider) => (
      <SurveyTable
        key={provider}
        provider={provider}
        state={{ status: 'ready', surveys: surveysOf(provider, 3), errors: [], info: [] }}
        onReload={fn()}
      />
    )),
  },
});

/** One table for each partner; each loads independently. */
export const TwoPartners = meta.story(inShell('surveys', 'light wide'));

TwoPartners.test('has a table for each partner', async ({ canvas }) => {
  await expect(canvas.getAllByRole('table')).toHaveLength(2);
  await expect(canvas.getByRole('region', { name: 'SSI' })).toBeVisible();
});

const surveys = surveysOf('SSI', 1);

TwoPartners.test(
  'shows a partner’s messages above its surveys',
  {
    args: {
      children: (
        <SurveyTable
          provider="SSI"
          state={{ status: 'ready', surveys, errors: [], info: ['New today.'] }}
          onReload={fn()}
        />
      ),
    },
  },
  async ({ canvas }) => {
    const message = canvas.getByText('New today.');
    await expect(message).toBeVisible();
    const table = canvas.getByRole('table');
    await expect(message.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
