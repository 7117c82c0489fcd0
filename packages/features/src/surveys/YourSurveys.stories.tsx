import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { calls } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { YourSurveys } from './YourSurveys.tsx';

const meta = preview.meta({
  title: 'Features/Surveys/YourSurveys',
  tags: ['!autodocs'],
  component: YourSurveys,
  args: { profileHref: '/dashboard/userprofile' },
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual' },
});

/** The page of one provider: a single row with its first four surveys. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1–4 of 23');
  },
});

Ready.test('has exactly one row, for YOURSURVEYS [SVY-01]', async ({ canvas }) => {
  await expect(canvas.getAllByRole('region')).toHaveLength(1);
  await expect(canvas.getByRole('region', { name: 'YourSurveys' })).toBeVisible();
  await expect(calls().map(({ path }) => path)).toEqual(['/yoursurveys/getSurveys']);
});

export const WithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(calls()).toHaveLength(2));
    await canvas.findByRole('button', { name: 'Look again' });
  },
});
