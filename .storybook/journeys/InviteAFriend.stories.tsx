import { Promotion } from '@cb/features/promotion/Promotion';
import { Referrals } from '@cb/features/referrals/Referrals';
import { demoMemberId } from '@cb/mocks/world/members';
import { Stack } from '@cb/ui/components/Stack';
import { pictures, sizes } from '@cb/ui/screens/Promotion/banners.fixtures.ts';
import { expect, waitFor } from 'storybook/test';
import { connected } from '../decorators/connected.tsx';
import preview from '../preview.tsx';
import { stage } from '../stage.ts';

/** The two pages that a member invites from, one after the other. */
function Pages() {
  return (
    <Stack space="xxlarge">
      <Referrals userId={demoMemberId} messengerAppId="1234" />
      <Promotion pictures={pictures} sizes={sizes} messengerAppId="1234" />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Journeys/Invite a friend',
  component: Pages,
  tags: ['!autodocs', 'no-visual'],
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual', chromatic: { disableSnapshot: true } },
});

const link = `https://www.cbrewards.example/join?by=${demoMemberId}`;

export const CopiesSharesAndTakesABanner = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('copies the link', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Your referral link')).toHaveValue(link));
      const [copy] = canvas.getAllByRole('button', { name: 'Copy' });
      if (copy) await userEvent.click(copy);
      await canvas.findByRole('button', { name: 'Copied' });
      await expect(stage.copyText).toHaveBeenLastCalledWith(link);
    });

    await step('shares it on a site, whose window is blocked, and follows the link', async () => {
      stage.openWindow.mockReturnValueOnce(false);
      const [site] = canvas.getAllByRole('button', { name: 'WhatsApp' });
      if (site) await userEvent.click(site);
      const way = await canvas.findByRole('link', { name: /Open WhatsApp/ });
      await expect(new URL(way.getAttribute('href') ?? '').searchParams.get('text')).toContain(
        link,
      );
    });

    await step('sees who joined', async () => {
      await canvas.findByText('All 18 referrals shown.');
    });

    await step('takes the BBCode of a banner', async () => {
      const [copy] = canvas.getAllByRole('button', { name: 'Copy', description: /^BBCode/ });
      if (copy) await userEvent.click(copy);
      await waitFor(() =>
        expect(stage.copyText).toHaveBeenLastCalledWith(
          `[url=${link}][img]${sizes[0]?.src}[/img][/url]`,
        ),
      );
    });
  },
});
