import { inViewport, pictured, picturedIn } from '@cb/workbench/pictured';
import { looks } from '@cb/workbench/looks';
import { withPlatform } from '@cb/workbench/toolbars';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { content, guidance } from './ShareButtons.docs.tsx';
import { ShareButtons } from './ShareButtons.tsx';

const platform = fakePlatform();
const openWindow = fn(() => false);
const platformWithBlocker = fakePlatform({ openWindow });
const copyText = fn(() => Promise.reject<void>(new Error('refused')));
const platformThatRefuses = fakePlatform({ copyText });
const platformWithSheet = fakePlatform({ canShare: () => true });
const share = fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
const platformWithClosedSheet = fakePlatform({ canShare: () => true, share });

const meta = preview.meta({
  id: 'components-sharebuttons',
  title: 'Components/Actions/ShareButtons',
  component: ShareButtons,
  args: {
    label: 'Share your link',
    content,
    pageAddress: 'https://www.cbrewards.example/dashboard/referearn',
  },
  decorators: [withPlatform(platform)],
  parameters: { guidance },
});

/** Returns the names of the group's buttons, and the tag name of any other control, separated by commas. */
const targetsIn = (scope: Canvas) =>
  Array.from(
    scope
      .getByRole('toolbar', { name: 'Share your link' })
      .querySelectorAll<HTMLElement>('button, a, input'),
    ({ localName, textContent }) => (localName === 'button' ? textContent : localName),
  ).join(', ');

/** All targets, in the order of the specification. */
export const Thirteen = meta.story({ parameters: pictured });

Thirteen.test('has 13 buttons in their order [SHR-04]', async ({ canvas }) => {
  await expect(targetsIn(canvas)).toBe(
    'Facebook, X, LinkedIn, WhatsApp, Telegram, Reddit, Pinterest, Tumblr, Messenger, SMS, Email, Print, Copy link',
  );
});

Thirteen.test('gives each button at least 24 px', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) {
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
  }
});

Thirteen.test('is one tab stop with arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Facebook' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('button', { name: 'X' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('toolbar').contains(document.activeElement)).toBe(false);
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'X' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
});

Thirteen.test('shows the name of a focused button', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await canvas.findByText('Facebook', { selector: '[role=tooltip]' });
});

Thirteen.test('opens a site in a window of 800x500 [SHR-05]', async ({ canvas, userEvent }) => {
  const before = platform.opened.length;
  await userEvent.click(canvas.getByRole('button', { name: 'X' }));
  canvas.getByRole('button', { name: 'Telegram' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(platform.opened.slice(before)).toEqual([
    'https://x.com/intent/post?url=https%3A%2F%2Fwww.cbrewards.example%2Fjoin%3Fby%3Dada&text=Join+me+on+CB+Rewards. 800x500',
    'https://t.me/share/url?url=https%3A%2F%2Fwww.cbrewards.example%2Fjoin%3Fby%3Dada&text=Join+me+on+CB+Rewards. 800x500',
  ]);
});

Thirteen.test("opens the device's own apps", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
  await expect(platform.leftFor.at(-1)).toMatch(
    /^mailto:\?subject=CB%20Rewards&body=.*join%3Fby%3Dada$/,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'SMS' }));
  await expect(platform.leftFor.at(-1)).toMatch(/^sms:/);
});

Thirteen.test('prints the page', async ({ canvas, userEvent }) => {
  const before = platform.printed;
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await expect(platform.printed).toBe(before + 1);
});

/** Without Reddit, Tumblr, Messenger, SMS and Print, as below a banner. */
export const Eight = meta.story({ args: { targets: 'few' } });

Eight.test('has 8 buttons in their order [SHR-04]', async ({ canvas }) => {
  await expect(targetsIn(canvas)).toBe(
    'Facebook, X, LinkedIn, WhatsApp, Telegram, Pinterest, Email, Copy link',
  );
});

/** For two seconds after a press, the last button confirms that the link was copied. */
export const Copied = meta.story({
  parameters: picturedIn('dark phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('button', { name: 'Copied' });
  },
});

Copied.test(
  'shows "Copied", disabled, for 2000 ms, then reverts [SHR-01]',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copied' });
    await waitFor(() =>
      expect(canvas.getByText('Copied', { selector: '[role=status]' })).toBeVisible(),
    );
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button.querySelector('.lucide-check')).toBeVisible());
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
    await expect(canvas.queryByText(/Copied|Copy link/, { selector: '[role=status]' })).toBeNull();
  },
);

/** The browser denies the clipboard: the link is selected, to be copied by keyboard. */
export const ClipboardRefused = meta.story({
  parameters: picturedIn('light wide'),
  decorators: [withPlatform(platformThatRefuses)],
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

ClipboardRefused.test('drops the box once the link is copied', async ({ canvas, userEvent }) => {
  copyText.mockResolvedValueOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(canvas.queryByLabelText('Link to copy')).toBeNull());
});

/** The browser blocked the window: a link replaces it. */
export const WindowBlocked = meta.story({
  decorators: [withPlatform(platformWithBlocker)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp' }));
    await canvas.findByText(/blocked the window/);
  },
});

WindowBlocked.test('offers a link if the window was blocked', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /Open WhatsApp/ });
  await expect(link.getAttribute('href')).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?text=/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

WindowBlocked.test('drops the link once a window opens', async ({ canvas, userEvent }) => {
  openWindow.mockReturnValueOnce(true);
  await userEvent.click(canvas.getByRole('button', { name: 'X' }));
  await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
});

export const NotAWebAddress = meta.story({
  tags: ['edge-case'],
  args: { content: { ...content, url: 'javascript:alert(1)' } },
});

NotAWebAddress.test('warns, and shares the address of the page [SHR-02]', async (story) => {
  const { canvas, userEvent, args } = story;
  await waitFor(() => expect(canvas.getByText(/not a web address/)).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Facebook' }));
  await expect(platform.opened.at(-1)).toContain(encodeURIComponent(args.pageAddress));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await canvas.findByRole('button', { name: 'Copied' });
  await expect(platform.copied.at(-1)).toBe(args.pageAddress);
});

/** The member's link has not arrived, so nothing can be shared. */
export const Waiting = meta.story({ args: { content: undefined } });

Waiting.test('is disabled while there is no link', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(13);
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
});

/** The device has a share sheet of its own, which comes first. */
export const WithShareSheet = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  decorators: [withPlatform(platformWithSheet)],
});

WithShareSheet.test('has the share sheet besides the 13 targets', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share your link' }));
  await expect(platformWithSheet.shared.at(-1)).toEqual(content);
  await expect(targetsIn(canvas).split(', ')).toHaveLength(13);
});

/** Closing the device's share sheet without sharing is not an error. */
export const SheetClosed = meta.story({ decorators: [withPlatform(platformWithClosedSheet)] });

SheetClosed.test('does not treat a closed sheet as a failure', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const before = canvasElement.textContent;
  await userEvent.click(canvas.getByRole('button', { name: 'Share your link' }));
  await expect(share).toHaveBeenCalledTimes(1);
  await platformWithClosedSheet.clock.advance(0);
  await expect(canvasElement.textContent).toBe(before);
});

export const Looks = meta.story({ ...looks({ Eight, Waiting }), tags: ['!dev', '!autodocs'] });
