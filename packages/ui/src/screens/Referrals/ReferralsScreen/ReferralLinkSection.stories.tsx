import { picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { ReferralLinkSection } from './ReferralsScreen.tsx';

const onRetry = fn();
const platform = fakePlatform();

const meta = preview.meta({
  id: 'screens-referrals-link',
  title: 'Screens/Referrals/Parts/Link',
  component: ReferralLinkSection,
  args: {
    pageAddress: 'https://www.cbrewards.example/dashboard/referearn',
    messengerAppId: '1234',
  },
  decorators: [withPlatform(platform)],
});

/** The link is being requested; nothing can be copied or shared yet. */
export const Working = meta.story({ args: { status: 'working' } });

Working.test('shows "Working" until there is a link [REF-07]', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Your referral link')).toHaveValue('Working');
  await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Facebook' })).toBeDisabled();
});

/** The member’s link, with a button to copy it and 13 to share it. */
export const Ready = meta.story({
  parameters: picturedIn('dark phone'),
  args: { status: 'ready', link: 'https://www.cbrewards.example/join?by=ada' },
});

Ready.test('shows the link in a read-only box [REF-03]', async ({ canvas }) => {
  const box = canvas.getByLabelText('Your referral link');
  await expect(box).toHaveValue('https://www.cbrewards.example/join?by=ada');
  await expect(box).toHaveAttribute('readonly');
});

Ready.test('has 13 share buttons [REF-05] [SHR-04]', async ({ canvas }) => {
  const group = within(canvas.getByRole('toolbar', { name: 'Share your link' }));
  await expect(group.getAllByRole('button')).toHaveLength(13);
});

const isGreen = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return green > red && green > blue;
};

Ready.test('copies, and turns its button green [REF-04]', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy' });
  const before = getComputedStyle(button).backgroundColor;
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Copied'));
  await expect(platform.copied.at(-1)).toBe('https://www.cbrewards.example/join?by=ada');
  await expect(isGreen(before)).toBe(false);
  await userEvent.unhover(button);
  await waitFor(() => expect(isGreen(getComputedStyle(button).backgroundColor)).toBe(true));
});

/** The server sent no link; its error appears with a retry. */
export const Failed = meta.story({
  args: { status: 'failed', message: 'The service is busy. Try again in a few minutes.', onRetry },
});

Failed.test(
  'shows the reason beside an empty box and offers to retry [REF-14]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
    await expect(canvas.getByLabelText('Your referral link')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

/** A later request failed: the link stays usable, with the error below it. */
export const ReadyButFailing = meta.story({
  args: {
    status: 'ready',
    link: 'https://www.cbrewards.example/join?by=ada',
    failure: { message: 'The service is busy. Try again in a few minutes.', onRetry },
  },
});

ReadyButFailing.test('keeps the link and shows the later error', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
  await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
});

/** The server’s link is not a web address, so the page’s own address is shared instead. */
export const Refused = meta.story({
  args: {
    status: 'refused',
    link: 'javascript:alert(1)',
    message: 'The link we got for you is not a web address, so it is not shown.',
    onRetry,
  },
});

Refused.test(
  'neither shows nor shares an invalid web address [SHR-02]',
  async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByLabelText('Your referral link')).toHaveValue('Not available');
    await expect(canvasElement.innerHTML).not.toContain('javascript:');
    await waitFor(() => expect(canvas.getByText(/address of this page is shared/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(platform.copied.at(-1)).toBe(args.pageAddress));
  },
);

export const LongLink = meta.story({
  tags: ['edge-case'],
  args: { status: 'ready', link: `https://www.cbrewards.example/join?by=${'x'.repeat(2000)}` },
});
