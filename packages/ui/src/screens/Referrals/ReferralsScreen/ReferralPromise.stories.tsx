import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { CopyField } from '#ui/components/CopyField/CopyField.tsx';
import { ReferralPromise } from './ReferralsScreen.tsx';

const meta = preview.meta({
  id: 'screens-referrals-promise',
  title: 'Screens/Referrals/Parts/Promise',
  component: ReferralPromise,
  args: {
    children: (
      <CopyField label="Your referral link" value="https://www.cbrewards.example/join?by=ada" />
    ),
  },
});

/** The promise of 30% for life, around the member’s link. */
export const Promised = meta.story();

Promised.test('promises 30% for life [PRD-07]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent(/30%.*for life/);
});
