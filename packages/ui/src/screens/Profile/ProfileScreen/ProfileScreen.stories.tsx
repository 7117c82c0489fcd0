import { noPicture } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { ProfileForm } from '../ProfileForm/ProfileForm.tsx';
import { ProfilerCard } from '../ProfilerCard/ProfilerCard.tsx';
import { StatsCard } from '../StatsCard/StatsCard.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const english = { value: 'ENG-US', label: 'English US' };
const quiet = { flashing: false, unsent: 0, sending: false, onOpen: fn(), onResend: fn() };

const meta = preview.meta({
  title: 'Screens/Profile/Page',
  component: ProfileScreen,
  args: {
    stats: (
      <StatsCard
        name="Dana Reyes"
        completeness={40}
        stats={{
          status: 'ready',
          errors: [],
          cb: { current: 4321, lifetime: 12500, week: 120, month: 1480, claimed: 8179 },
          referrals: { lifetime: 18, week: 2, month: 7 },
        }}
        onRetry={fn()}
      />
    ),
    profiler: <ProfilerCard {...quiet} status="ready" percent={40} completed={false} />,
    form: (
      <ProfileForm
        status="editing"
        values={{ firstName: 'Dana', lastName: 'Reyes', city: 'Austin', zipCode: '73301' }}
        email="demo@cbrewards.example"
        username="demo@cbrewards.example"
        language={{
          selected: english,
          onSelect: fn(),
          onSearch: fn(),
          result: { status: 'ready', options: [english] },
        }}
        errors={[]}
        info={[]}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
});

export const Ready = meta.story();

Ready.test('holds figures, button and form [PRF-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
  await expect(canvas.getByRole('region', { name: 'Dana Reyes' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Secondary Profiler/ })).toBeVisible();
  await expect(canvas.getByRole('form', { name: 'Edit profile' })).toBeVisible();
});

export const Loading = meta.story({
  parameters: noPicture,
  args: {
    stats: (
      <StatsCard
        name={undefined}
        completeness={undefined}
        stats={{ status: 'loading' }}
        onRetry={fn()}
      />
    ),
    profiler: <ProfilerCard {...quiet} status="loading" percent={undefined} completed={false} />,
    form: <ProfileForm status="loading" />,
  },
});

Loading.test('says once that it loads', async ({ canvas }) => {
  await canvas.findByText('Loading your profile');
  const regions: HTMLElement[] = canvas.getAllByRole('status');
  const loading = regions.filter(({ textContent }) => textContent.startsWith('Loading'));
  await expect(loading).toHaveLength(1);
});
