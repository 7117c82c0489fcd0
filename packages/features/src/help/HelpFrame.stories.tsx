import { stillFrames } from '@cb/ui/internal/stillFrames';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { News } from './News.tsx';

const address = 'https://help.cbrewards.example/news';

const meta = preview.meta({
  title: 'Features/Help/News',
  tags: ['!autodocs'],
  component: News,
  args: { address, hostingSignUpHref: 'https://hosting.cbrewards.example/' },
  decorators: [stillFrames, connected],
  parameters: { clock: 'manual' },
});

export const Loading = meta.story();

Loading.test('shows its notice for 2 s [NWS-01] [NWS-03]', async ({ canvas }) => {
  const text = 'Loading the news. Please wait..';
  await expect(await canvas.findByText(text)).toBeVisible();
  // The frame may load earlier.
  await fireEvent.load(canvas.getByTitle('News'));
  await storyEnvironment.clock.advance(1999);
  await expect(canvas.getByText(text)).toBeVisible();
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  await expect(canvas.getByTitle('News')).toBeVisible();
  await expect(canvas.getByTitle('News')).toHaveAttribute('data-src', address);
});

/** Waits for the loading text, after which the timer is set, and advances past the notice. */
async function passNotice({ canvas }: { canvas: ReturnType<typeof within> }) {
  await canvas.findByText('Loading the news. Please wait..');
  await storyEnvironment.clock.advance(2000);
}

export const Ready = meta.story({ play: passNotice });

export const Slow = meta.story({
  play: async (context) => {
    await passNotice(context);
    await storyEnvironment.clock.advance(18_000);
    await context.canvas.findByText(/longer than usual/);
  },
});

Slow.test('is remounted by "Reload page"', async ({ canvas, userEvent }) => {
  const before = canvas.getByTitle('News');
  await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await expect(canvas.getByTitle('News')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/longer than usual/)).toBeNull());
});

export const OverHttp = meta.story({
  args: { address: 'http://help.cbrewards.example/news' },
  play: passNotice,
});

OverHttp.test('is linked instead of framed', async ({ canvas }) => {
  await canvas.findByRole('link', { name: /Open help\.cbrewards\.example/ });
  await expect(canvas.queryByTitle('News')).toBeNull();
});

export const HostileAddress = meta.story({
  args: { address: 'javascript:alert(1)' },
  play: passNotice,
});

HostileAddress.test('is neither framed nor linked', async ({ canvas }) => {
  await canvas.findByText(/not safe to open/);
  await expect(canvas.queryByTitle('News')).toBeNull();
});
