import { inShell } from '@cb/workbench/inShell';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { FiguresCard } from '../FiguresCard/FiguresCard.tsx';
import { ProfileForm } from '../ProfileForm/ProfileForm.tsx';
import { ProfilerCard } from '../ProfilerCard/ProfilerCard.tsx';
import { WalletCard } from '../WalletCard/WalletCard.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const english = { value: 'ENG-US', label: 'English US' };
const idleProfiler = { flashing: false, unsent: 0, sending: false, onOpen: fn(), onResend: fn() };

const meta = preview.meta({
  title: 'Screens/Profile/Profile',
  component: ProfileScreen,
  args: {
    wallet: (
      <WalletCard
        name="Dana Reyes"
        email="dana@mail.example"
        cb={3037}
        completeness={30}
        cint={{
          left: 8,
          total: 10,
          loading: false,
          unsent: 0,
          sending: false,
          onOpen: fn(),
          onResend: fn(),
        }}
      />
    ),
    profiler: (
      <ProfilerCard
        {...idleProfiler}
        status="ready"
        percent={40}
        questions={{ total: 10, left: 6 }}
        completed={false}
      />
    ),
    figures: (
      <FiguresCard
        stats={{
          status: 'ready',
          errors: [],
          cb: { current: 3037, lifetime: 5037, week: 703.5, month: 1369, claimed: 2000 },
          referrals: { lifetime: 18, week: 2, month: 5 },
        }}
        onRetry={fn()}
      />
    ),
    form: (
      <ProfileForm
        status="editing"
        values={{ firstName: 'Dana', lastName: 'Reyes', city: 'Austin', zipCode: '73301' }}
        email="dana@mail.example"
        username="dana@mail.example"
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

/** The member’s statistics, the secondary profiler and the form. */
export const Ready = meta.story(inShell('profile'));

Ready.test('contains figures, button and form [PRF-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
  await expect(canvas.getByRole('region', { name: 'Dana Reyes' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Secondary Profiler/ })).toBeVisible();
  await expect(canvas.getByRole('form', { name: 'Edit profile' })).toBeVisible();
});

Ready.test('has one card of stats [STA-01] [STA-02] [STA-03] [STA-04]', async ({ canvas }) => {
  const card = within(canvas.getByRole('region', { name: 'Your stats' }));
  await expect(card.getByRole('heading', { name: 'Dana Reyes' })).toBeVisible();
  for (const label of [
    'Profile Completeness',
    'CB Count',
    'Lifetime CBs Earned',
    'CBs This Week',
    'CBs This Month',
    'CBs Claimed',
    'Referral Count',
    'Referrals This Week',
    'Referrals This Month',
  ]) {
    await expect(card.getByText(label)).toBeVisible();
  }
  await expect(card.queryByRole('button', { name: /Secondary Profiler/ })).toBeNull();
});

/** Every part is a placeholder, and one text announces them all. */
export const Loading = meta.story({
  args: {
    wallet: (
      <WalletCard
        name={undefined}
        email={undefined}
        cb={undefined}
        completeness={undefined}
        cint="unknown"
      />
    ),
    profiler: (
      <ProfilerCard
        {...idleProfiler}
        status="loading"
        percent={undefined}
        questions={undefined}
        completed={false}
      />
    ),
    figures: <FiguresCard stats={{ status: 'loading' }} onRetry={fn()} />,
    form: <ProfileForm status="loading" />,
  },
});
