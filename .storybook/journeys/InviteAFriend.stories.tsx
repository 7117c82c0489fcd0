import { demoMemberId } from '@cb/mocks/world/members';
import { expect, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { expectCalledOnce, storyEnvironment } from '../backend/storyEnvironment.ts';
import { expectVisible, followMenuLink, journeyMeta, playSteps } from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/Invite a friend',
  ...journeyMeta,
  tags: ['!autodocs'],
});

const link = `https://www.cbrewards.example/join?by=${demoMemberId}`;

/** A member copies and shares the referral link, and sees who joined. */
export const CopiesAndShares = meta.story({
  play: playSteps({
    'opens the referrals from the menu [REF-01, REF-03]': async (context) => {
      await followMenuLink(context, /^Refer a Friend/);
      const field = await context.canvas.findByLabelText('Your referral link');
      await waitFor(() => expect(field).toHaveValue(link));
    },
    'copies the link': async ({ canvas, userEvent }) => {
      const [copy] = canvas.getAllByRole('button', { name: 'Copy' });
      if (copy) await userEvent.click(copy);
      await expectVisible(() => canvas.getByRole('button', { name: 'Copied' }));
      await expect(storyEnvironment.copyText).toHaveBeenLastCalledWith(link);
    },
    'shares it on a site': async ({ canvas, userEvent }) => {
      const [site] = canvas.getAllByRole('button', { name: 'WhatsApp' });
      if (site) await userEvent.click(site);
      await expectCalledOnce(storyEnvironment.openWindow);
    },
    'sees who joined [REF-09]': async ({ canvas }) => {
      await expectVisible(() => {
        // The list loads more as its end nears the viewport; a narrow window has to scroll to it.
        canvas.queryByRole('button', { name: 'Show more referrals' })?.scrollIntoView();
        return canvas.getByText('All 18 referrals shown.');
      });
    },
  }),
});
