import { inShell } from '@cb/workbench/inShell';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { RecentReferrals } from '../RecentReferrals/RecentReferrals.tsx';
import { createReferrals } from '../RecentReferrals/RecentReferrals.fixtures.ts';
import { ReferralLinkSection, ReferralsScreen } from './ReferralsScreen.tsx';

const link = {
  status: 'ready' as const,
  link: 'https://www.cbrewards.example/join?by=ada',
  pageAddress: 'https://www.cbrewards.example/dashboard/referearn',
  messengerAppId: '',
};

const meta = preview.meta({
  title: 'Screens/Referrals/Referrals',
  component: ReferralsScreen,
  args: {
    link: <ReferralLinkSection {...link} />,
    referrals: <RecentReferrals status="ready" rows={createReferrals(4)} more={undefined} />,
  },
  decorators: [withPlatform(fakePlatform)],
});

/** The promise, the link, the share buttons and the referrals. */
export const WithReferrals = meta.story(inShell('referAFriend'));

WithReferrals.test('promises 30% in its banner [REF-02]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Refer & Earn');
  await expect(canvas.getByText(/30% of what your friends earn, for life/)).toBeVisible();
});

/** The banner promises 30% and the empty state 10 %, both as specified. */
export const WithoutReferrals = meta.story({
  args: { referrals: <RecentReferrals status="empty" /> },
});

WithoutReferrals.test(
  'shows 30% in the banner and 10 % in the empty state [REF-02]',
  async ({ canvas }) => {
    await expect(canvas.getByText(/30% of what your friends earn/)).toBeVisible();
    await expect(canvas.getByText(/10 % of what they earn/)).toBeVisible();
  },
);

/** The link did not load; the referrals below are not affected. */
export const LinkFailed = meta.story({
  args: {
    link: (
      <ReferralLinkSection
        status="failed"
        message="The service is busy."
        onRetry={fn()}
        pageAddress={link.pageAddress}
        messengerAppId=""
      />
    ),
  },
});
