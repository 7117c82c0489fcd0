import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { NoReferrals } from './RecentReferrals.tsx';

const meta = preview.meta({
  id: 'screens-referrals-noreferrals',
  title: 'Screens/Referrals/Parts/NoReferrals',
  component: NoReferrals,
});

/** The literal text of the specification, with its 10 %. */
export const Empty = meta.story();

Empty.test('has the specified text, with its 10 % [REF-08] [PRD-07]', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'You do not have any referrals linked yet. Share your referral on social media and with your friends. If they join and earn, you will get 10 % of what they earn',
    ),
  ).toBeVisible();
});
