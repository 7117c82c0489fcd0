import * as Radix from '@radix-ui/react-toast';
import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { PlatformProvider } from '#ui/platform/Platform.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { guidance } from './Toast.docs.tsx';
import { Toast } from './Toast.tsx';

let platform = fakePlatform();

const meta = preview.meta({
  id: 'components-toast',
  title: 'Components/Feedback/Toast',
  component: Toast,
  args: {
    type: 'success' as const,
    title: 'CB added',
    content: 'You earned 50 CB for a survey.',
    onRemove: fn(),
  },
  beforeEach: () => {
    platform = fakePlatform();
    return () => Reflect.deleteProperty(document, 'visibilityState');
  },
  decorators: [
    (Story) => (
      <PlatformProvider platform={platform}>
        <Radix.Provider>
          <Story />
          <Radix.Viewport style={{ inlineSize: 300 }} />
        </Radix.Provider>
      </PlatformProvider>
    ),
  ],
  parameters: { guidance },
});

/** CB arrived; the amount is gold. */
export const Success = meta.story();

Success.test('shows its title and its content [TST-01]', async ({ canvas }) => {
  await expect(await canvas.findByText('CB added')).toBeVisible();
  await expect(canvas.getByText(/^You earned/).parentElement).toHaveTextContent(
    /^You earned 50 CB for a survey\.$/,
  );
});

Success.test('shows its amount in the gold of the rewards', async ({ canvas }) => {
  const amount = await canvas.findByText('50 CB');
  const gold = getComputedStyle(amount).getPropertyValue('--cb-color-reward-text');
  await expect(amount).toHaveStyle({ color: gold });
});

/** A second line says what the message means for the member's goal. */
export const WithNote = meta.story({
  args: { note: 'Bluebird Coffee $25: 413 CB to go, about five surveys at your pace' },
});

WithNote.test('shows its note after its content', async ({ canvas }) => {
  const toast = await canvas.findByRole('listitem');
  await expect(toast).toHaveTextContent(/You earned 50 CB for a survey\.Bluebird Coffee \$25: 413/);
});

Success.test('stays until it is clicked [TST-03] [TST-10]', async ({ canvas, userEvent, args }) => {
  const toast = await canvas.findByRole('listitem');
  await platform.clock.advance(24 * 60 * 60 * 1000);
  await expect(args.onRemove).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('progressbar')).toBeNull();
  await userEvent.click(toast);
  await expect(args.onRemove).toHaveBeenCalledTimes(1);
});

Success.test('is removed by Close', async ({ canvas, userEvent, args }) => {
  (await canvas.findByRole('button', { name: 'Close' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenCalledTimes(1);
});

Success.test('is removed by Escape', async ({ canvas, userEvent, args }) => {
  (await canvas.findByRole('button', { name: 'Close' })).focus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onRemove).toHaveBeenCalledTimes(1);
});

/** Something failed; screen readers announce it at once. */
export const Error = meta.story({
  args: { type: 'error', title: 'Not redeemed', content: 'The card could not be ordered.' },
});

/** Something needs attention soon; screen readers announce it at once. */
export const Alert = meta.story({
  args: { type: 'alert', title: 'Survey closes', content: 'Your survey closes in five minutes.' },
});

/** News that can wait. */
export const Info = meta.story({
  args: { type: 'info', title: 'New surveys', content: 'Three surveys are waiting for you.' },
});

/** Something may be lost without an action. */
export const Warn = meta.story({
  args: { type: 'warn', title: 'Session ends soon', content: 'Save what you are working on.' },
});

/** The type without colour or icon. */
export const Bare = meta.story({
  args: { type: 'bare', title: 'Good morning', content: 'Nothing has changed since yesterday.' },
});

/** The bar shows how much of six seconds is left. */
export const WithTimeOut = meta.story({
  args: { timeOut: 6000 },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Time until this message closes' });
    await platform.clock.advance(2400);
  },
});

WithTimeOut.test(
  'has a bar that lasts 200 ms longer than the toast [TST-08]',
  async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.firstElementChild?.getAttribute('style')).toContain('6200ms');
  },
);

WithTimeOut.test('is removed when the time is up, not before [TST-04]', async ({ args }) => {
  await platform.clock.advance(3599);
  await expect(args.onRemove).not.toHaveBeenCalled();
  await platform.clock.advance(1);
  await expect(args.onRemove).toHaveBeenCalledTimes(1);
});

WithTimeOut.test('does not end while its tab is hidden', async ({ args, canvas }) => {
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await canvas.findByRole('progressbar');
  show('hidden');
  await platform.clock.advance(60_000);
  await expect(args.onRemove).not.toHaveBeenCalled();
  show('visible');
  await platform.clock.advance(3600);
  await waitFor(() => expect(args.onRemove).toHaveBeenCalledTimes(1));
});

WithTimeOut.test(
  'pauses the countdown while hovered [TST-09]',
  async ({ canvas, userEvent, args }) => {
    const toast = canvas.getByRole('listitem');
    await userEvent.hover(toast);
    await waitFor(() => expect(platform.clock.pending()).toBe(0));
    const bar = canvas.getByRole('progressbar').firstElementChild;
    await expect(bar).toHaveStyle({ animationPlayState: 'paused' });
    await platform.clock.advance(60_000);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await waitFor(() => expect(platform.clock.pending()).toBe(1));
    await expect(bar).toHaveStyle({ animationPlayState: 'running' });
    await platform.clock.advance(3599);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await platform.clock.advance(1);
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
);

export const FiveThousandCharacters = meta.story({
  tags: ['edge-case'],
  args: { content: 'You have earned CB. '.repeat(250), timeOut: 6000 },
});

FiveThousandCharacters.test('limits its height and scrolls', async ({ canvas }) => {
  const toast = await canvas.findByRole('listitem');
  await expect(toast.getBoundingClientRect().height).toBeLessThan(250);
  toast.scrollTop = 100;
  await expect(toast.scrollTop).toBe(100);
  await expect(toast.scrollWidth).toBe(toast.clientWidth);
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: {
    title: `<img src=x onerror="alert(1)"> \u202Edesrever`,
    content: `<script>alert(2)</script> ${'W'.repeat(500)} 👩‍👩‍👧‍👦🏳️‍🌈`,
  },
});

ExtremeText.test(
  'shows markup as text and does not overflow',
  async ({ canvas, canvasElement }) => {
    const toast = await canvas.findByRole('listitem');
    await expect(toast).toHaveTextContent('<script>alert(2)</script>');
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(toast.scrollWidth).toBe(toast.clientWidth);
  },
);

export const EmptyTexts = meta.story({ tags: ['edge-case'], args: { title: '', content: '' } });

export const Looks = meta.story({
  ...looks({ Success, Error, Alert, Info, Warn, Bare, FiveThousandCharacters }),
  tags: ['!dev', '!autodocs'],
});
