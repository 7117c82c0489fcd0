import { picturedIn } from '@cb/workbench/modes';
import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, waitFor, type within } from 'storybook/test';
import { fakePlatform } from '../../platform/fakePlatform.ts';
import { PlatformProvider, type Platform } from '../../platform/Platform.tsx';
import { ShareButtons, type ShareButtonsProps } from './ShareButtons.tsx';

const platform = fakePlatform();
const blocking = fakePlatform({ openWindow: () => false });
const refusing = fakePlatform({ copyText: () => Promise.reject(new Error('refused')) });
const phone = fakePlatform({ canShare: () => true });
const closing = fakePlatform({
  canShare: () => true,
  share: () => Promise.reject(new DOMException('Closed', 'AbortError')),
});

const on = (platform: Platform) => (args: ShareButtonsProps) => (
  <PlatformProvider platform={platform}>
    <ShareButtons {...args} />
  </PlatformProvider>
);

const content = {
  url: 'https://www.cbrewards.example/join?by=ada',
  title: 'CB Rewards',
  text: 'Join me on CB Rewards.',
};

const meta = preview.meta({
  id: 'components-sharebuttons',
  title: 'Components/Actions/ShareButtons',
  component: ShareButtons,
  args: {
    label: 'Share your link',
    content,
    pageAddress: 'https://www.cbrewards.example/dashboard/referearn',
  },
  render: on(platform),
  parameters: {
    docs: {
      description: {
        component: `A row of ways to share a link: marks first, names on demand.

**Use it** below something worth sharing, with all 13 targets or the 8 most used.

**Do not use it** for a value to paste somewhere (CopyField).`,
      },
    },
  },
});

/** Returns the names of all buttons in the row. */
function targetsIn(canvas: ReturnType<typeof within>) {
  const row = canvas.getByRole('group', { name: 'Share your link' });
  return Array.from(row.querySelectorAll('button, a, input'), ({ localName, textContent }) =>
    localName === 'button' ? textContent : localName,
  );
}

export const Thirteen = meta.story();

Thirteen.test('has 13 buttons in their order [SHR-04]', async ({ canvas }) => {
  await expect(targetsIn(canvas)).toEqual([
    'Facebook',
    'X',
    'LinkedIn',
    'WhatsApp',
    'Telegram',
    'Reddit',
    'Pinterest',
    'Tumblr',
    'Messenger',
    'SMS',
    'Email',
    'Print',
    'Copy link',
  ]);
});

Thirteen.test('opens a window of 800x500 for each site [SHR-05]', async ({ canvas, userEvent }) => {
  const before = platform.opened.length;
  await userEvent.click(canvas.getByRole('button', { name: 'X' }));
  canvas.getByRole('button', { name: 'Telegram' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(platform.opened.slice(before)).toEqual([
    'https://x.com/intent/post?url=https%3A%2F%2Fwww.cbrewards.example%2Fjoin%3Fby%3Dada&text=Join+me+on+CB+Rewards. 800x500',
    'https://t.me/share/url?url=https%3A%2F%2Fwww.cbrewards.example%2Fjoin%3Fby%3Dada&text=Join+me+on+CB+Rewards. 800x500',
  ]);
});

Thirteen.test("opens the device's own apps and prints", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
  await expect(platform.leftFor.at(-1)).toMatch(
    /^mailto:\?subject=CB%20Rewards&body=.*join%3Fby%3Dada$/,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'SMS' }));
  await expect(platform.leftFor.at(-1)).toMatch(/^sms:/);
  const before = platform.printed;
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await expect(platform.printed).toBe(before + 1);
});

export const Named = meta.story({
  parameters: picturedIn('light wide'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show names' }));
  },
});

Named.test('shows a name on focus, and all of them on a press', async (story) => {
  const { canvas, userEvent } = story;
  const name = canvas.getByText('Reddit');
  await expect(name.getBoundingClientRect().width).toBeGreaterThan(20);
  await userEvent.click(canvas.getByRole('button', { name: 'Hide names' }));
  await expect(name.getBoundingClientRect().width).toBeLessThan(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Messenger' }));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'Reddit' })).toHaveFocus();
  await expect(name.getBoundingClientRect().width).toBeGreaterThan(20);
});

export const Eight = meta.story({ args: { targets: 'few' } });

Eight.test('has 8 buttons in their order [SHR-04]', async ({ canvas }) => {
  await expect(targetsIn(canvas)).toEqual([
    'Facebook',
    'X',
    'LinkedIn',
    'WhatsApp',
    'Telegram',
    'Pinterest',
    'Email',
    'Copy link',
  ]);
});

export const Copied = meta.story({
  parameters: picturedIn('dark phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('button', { name: 'Copied' });
  },
});

Copied.test('shows "Copied", disabled, for 2000 ms, then reverts [SHR-01]', async (story) => {
  const { canvas, userEvent } = story;
  const button = canvas.getByRole('button', { name: 'Copied' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button.querySelector('.lucide-check')).toBeVisible();
  await expect(button).toHaveFocus();
  const before = platform.copied.length;
  await userEvent.click(button);
  await expect(platform.copied).toHaveLength(before);
  await expect(platform.copied.at(-1)).toBe(content.url);
  await platform.clock.advance(1999);
  await expect(button).toHaveTextContent('Copied');
  await platform.clock.advance(1);
  await expect(button).toHaveTextContent('Copy link');
  await expect(button).not.toHaveAttribute('aria-disabled');
});

export const ClipboardRefused = meta.story({
  parameters: picturedIn('light wide'),
  render: on(refusing),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByText(/Press Ctrl\+C/);
  },
});

ClipboardRefused.test('selects the link, to copy it by hand [SHR-03]', async ({ canvas }) => {
  const box = canvas.getByLabelText<HTMLInputElement>('Link to copy');
  await waitFor(() => expect(box).toHaveFocus());
  await expect(box).toHaveValue(content.url);
  await expect([box.selectionStart, box.selectionEnd]).toEqual([0, content.url.length]);
  await expect(canvas.queryByText('Copied')).toBeNull();
});

export const WindowBlocked = meta.story({
  render: on(blocking),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reddit' }));
    await canvas.findByText(/blocked the window/);
  },
});

WindowBlocked.test('offers a link if the window was blocked', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Open Reddit/ });
  await expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.reddit\.com\/submit\?url=/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

export const NotAWebAddress = meta.story({
  args: { content: { ...content, url: 'javascript:alert(1)' } },
});

NotAWebAddress.test(
  'warns, and shares the address of the page [SHR-02]',
  async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(/not a web address/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await expect(platform.copied.at(-1)).toBe(args.pageAddress);
    await userEvent.click(canvas.getByRole('button', { name: 'Facebook' }));
    await expect(platform.opened.at(-1)).toContain(encodeURIComponent(args.pageAddress));
  },
);

export const Waiting = meta.story({ args: { content: undefined } });

Waiting.test('is disabled while there is no link', async ({ canvas }) => {
  await expect(targetsIn(canvas)).toHaveLength(13);
  for (const button of canvas.getAllByRole('button')) {
    if (button.textContent !== 'Show names') await expect(button).toBeDisabled();
  }
});

export const WithShareSheet = meta.story({ render: on(phone) });

WithShareSheet.test("opens the device's own share sheet", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share…' }));
  await expect(phone.shared.at(-1)).toEqual(content);
});

export const SheetClosed = meta.story({ render: on(closing) });

SheetClosed.test('does not treat a closed sheet as a failure', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share…' }));
  await expect(canvas.queryByText(/blocked|refused/)).toBeNull();
});

export const Looks = meta.story(looks({ Thirteen, Eight, WithShareSheet }));
