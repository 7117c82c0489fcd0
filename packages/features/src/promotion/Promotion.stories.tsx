import { demoMemberId } from '@cb/mocks/world/members';
import { bannersBySize, pictures } from '@cb/ui/internal/banners';
import { records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { alerts, callsTo, storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, waitFor } from 'storybook/test';
import { Promotion } from './Promotion.tsx';

const meta = preview.meta({
  title: 'Features/Promotion',
  tags: ['!autodocs'],
  component: Promotion,
  args: { pictures, sizes: bannersBySize, messengerAppId: '1234' },
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual' },
});

const link = `https://www.cbrewards.example/join?by=${demoMemberId}`;

/** Every banner with codes that lead to the member's referral link. */
export const Member = meta.story({
  play: async ({ canvas }) => void (await canvas.findAllByDisplayValue(/^<a href=/)),
});

Member.test('fetches the link once, without a body [CAL-21]', async () => {
  await expect(callsTo('/referral/createUrl').map(({ body }) => body)).toEqual(['']);
});

Member.test(
  'offers HTML that shows the banner and links to the address [PRO-06]',
  async (story) => {
    const boxes = story.canvas.getAllByLabelText<HTMLTextAreaElement>('HTML');
    for (const [index, box] of boxes.entries()) {
      const frame = document.createElement('iframe');
      frame.srcdoc = box.value;
      document.body.append(frame);
      try {
        await waitFor(() =>
          expect(frame.contentDocument?.querySelector('img')?.naturalWidth).toBe(
            bannersBySize[index]?.width,
          ),
        );
        const image = frame.contentDocument?.querySelector('img');
        await expect(image?.naturalHeight).toBe(bannersBySize[index]?.height);
        await expect(image?.alt).toBe(bannersBySize[index]?.alt);
        await expect(image?.closest('a')?.href).toBe(link);
      } finally {
        frame.remove();
      }
    }
  },
);

Member.test('copies a code in one click', async ({ canvas, userEvent }) => {
  const [copy] = canvas.getAllByRole('button', { name: 'Copy', description: /^BBCode/ });
  if (copy) await userEvent.click(copy);
  await canvas.findByRole('button', { name: 'Copied' });
  await expect(storyEnvironment.copyText).toHaveBeenCalledWith(
    `[url=${link}][img]${bannersBySize[0]?.src}[/img][/url]`,
  );
});

Member.test(
  'shares the banner with the link on Pinterest [SHR-05]',
  async ({ canvas, userEvent }) => {
    const [pinterest] = canvas.getAllByRole('button', { name: 'Pinterest' });
    if (pinterest) await userEvent.click(pinterest);
    const [address = '', size] = storyEnvironment.openWindow.mock.calls[0] ?? [];
    const { searchParams } = new URL(address);
    await expect([searchParams.get('url'), searchParams.get('media')]).toEqual([
      link,
      pictures[0]?.src,
    ]);
    await expect(size).toEqual({ width: 800, height: 500 });
  },
);

/** The referral link has not arrived, so the codes are not available yet. */
export const Working = meta.story({ parameters: { scenario: 'never' } });

export const ServerErrors = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
});

ServerErrors.test('alerts with the error, and retries [REF-14]', async (story) => {
  const { canvas, userEvent } = story;
  const message =
    'The service is busy. Try again in a few minutes.\nYour request was not carried out.';
  await waitFor(() => expect(alerts()).toEqual([message]));
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alerts()).toEqual([message, message]));
});

export const HostileLink = meta.story({
  tags: ['edge-case'],
  beforeEach: respondWith('/referral/createUrl', records({ ReferralUrl: 'data:text/html,x' })),
  play: async ({ canvas }) => void (await canvas.findByText(/is not a web address, so it is not/)),
});

HostileLink.test('creates no codes for an invalid address', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByDisplayValue('Not available')).toHaveLength(10);
  await expect(canvasElement.innerHTML).not.toContain('data:text/html');
});

HostileLink.test('shares the address of the page instead', async ({ canvas, userEvent }) => {
  const [pinterest] = canvas.getAllByRole('button', { name: 'Pinterest' });
  if (pinterest) await userEvent.click(pinterest);
  const [address = ''] = storyEnvironment.openWindow.mock.calls[0] ?? [];
  await expect(new URL(address).searchParams.get('url')).toBe(location.href);
});
