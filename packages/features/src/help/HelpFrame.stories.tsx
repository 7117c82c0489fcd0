import { stillFrames } from '@cb/ui/internal/stillFrames';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { storyEnvironment } from '@cb/workbench/storyEnvironment';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { HelpFrame } from './HelpFrame.tsx';

const address = 'https://help.cbrewards.example/news';

const meta = preview.meta({
  title: 'Features/Help/HelpFrame',
  tags: ['!autodocs'],
  component: HelpFrame,
  args: {
    topic: 'news' as const,
    address,
    hostingSignUpHref: 'https://hosting.cbrewards.example/',
  },
  decorators: [stillFrames, connected],
  parameters: { clock: 'manual' },
});

/** Expects the notice for 2 s, and then the framed page. */
async function expectNotice(canvas: Canvas, notice: string, title: string) {
  await waitFor(() => expect(canvas.getByText(notice)).toBeVisible());
  // The frame may load earlier.
  await fireEvent.load(canvas.getByTitle(title));
  await storyEnvironment.clock.advance(1999);
  await expect(canvas.getByText(notice)).toBeVisible();
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(canvas.queryByText(notice)).toBeNull());
  await expect(canvas.getByTitle(title)).toBeVisible();
  await expect(canvas.getByTitle(title)).toHaveAttribute('data-src', address);
}

/** The loading notice, which covers the news for two seconds even if they load faster. */
export const Loading = meta.story();

Loading.test('shows the news after a notice of 2 s [NWS-01] [NWS-03]', async ({ canvas }) => {
  await expectNotice(canvas, 'Loading the news. Please wait..', 'News');
});

/** The same notice of two seconds in front of the video guides. */
export const VideoGuides = meta.story({ args: { topic: 'videoGuides' as const } });

VideoGuides.test('are shown after a notice of 2 s [NWS-02] [NWS-04]', async ({ canvas }) => {
  await expectNotice(canvas, 'Loading the video guides. Please wait..', 'Video Guides');
});

/** Waits for the loading text, after which the timer is set, and advances past the notice. */
async function passNotice({ canvas }: PlayContext) {
  await canvas.findByText('Loading the news. Please wait..');
  await storyEnvironment.clock.advance(2000);
}

/** Waits until twenty seconds have passed without a load. */
async function waitUntilSlow(context: PlayContext) {
  await passNotice(context);
  await storyEnvironment.clock.advance(18_000);
  await context.canvas.findByText(/longer than usual/);
}

/** The news of the help desk, in a frame. */
export const Ready = meta.story({ play: passNotice });

/** Twenty seconds have passed without a load, so a notice offers to reload the page. */
export const Slow = meta.story({ play: waitUntilSlow });

Slow.test('is remounted by "Reload page"', async ({ canvas, userEvent }) => {
  const before = canvas.getByTitle('News');
  await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await expect(canvas.getByTitle('News')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/longer than usual/)).toBeNull());
});

/** Another page of the help desk replaces the slow one, and is not slow yet. */
export const AnotherPage = meta.story({
  tags: ['edge-case'],
  render: function Render(args) {
    const [topic, setTopic] = useState(args.topic);
    return (
      <>
        <HelpFrame {...args} topic={topic} address={`https://help.cbrewards.example/${topic}`} />
        <button onClick={() => setTopic('videoGuides')}>Next</button>
      </>
    );
  },
  play: async (context) => {
    await waitUntilSlow(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Next' }));
    await context.canvas.findByTitle('Video Guides');
  },
});

AnotherPage.test('becomes slow 20 s after it replaced the other', async ({ canvas }) => {
  await storyEnvironment.clock.advance(19_999);
  await expect(canvas.queryByText(/longer than usual/)).toBeNull();
  await storyEnvironment.clock.advance(1);
  await expect(await canvas.findByText(/longer than usual/)).toBeVisible();
});

export const OverHttp = meta.story({
  tags: ['fault'],
  args: { address: 'http://help.cbrewards.example/news' },
  play: passNotice,
});

OverHttp.test('is linked instead of framed', async ({ canvas }) => {
  await canvas.findByRole('link', { name: /Open help\.cbrewards\.example/ });
  await expect(canvas.queryByTitle('News')).toBeNull();
});

export const HostileAddress = meta.story({
  tags: ['edge-case'],
  args: { address: 'javascript:alert(1)' },
  play: passNotice,
});

HostileAddress.test('is neither framed nor linked', async ({ canvas }) => {
  await canvas.findByText(/not safe to open/);
  await expect(canvas.queryByTitle('News')).toBeNull();
  await expect(canvas.queryByRole('link', { name: /^Open / })).toBeNull();
});
