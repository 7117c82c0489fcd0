import { stillFrames } from '@cb/ui/internal/stillFrames';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { VideoGuides } from './VideoGuides.tsx';

const address = 'https://help.cbrewards.example/video-guides';

const meta = preview.meta({
  title: 'Features/Help/VideoGuides',
  tags: ['!autodocs'],
  component: VideoGuides,
  args: { address, hostingSignUpHref: 'https://hosting.cbrewards.example/' },
  decorators: [stillFrames, connected],
  parameters: { clock: 'manual' },
});

export const Loading = meta.story();

Loading.test('shows its notice for 2 s [NWS-02] [NWS-04]', async ({ canvas }) => {
  const text = 'Loading the video guides. Please wait..';
  await expect(await canvas.findByText(text)).toBeVisible();
  // The frame may load earlier.
  await fireEvent.load(canvas.getByTitle('Video Guides'));
  await storyEnvironment.clock.advance(1999);
  await expect(canvas.getByText(text)).toBeVisible();
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  await expect(canvas.getByTitle('Video Guides')).toBeVisible();
  await expect(canvas.getByTitle('Video Guides')).toHaveAttribute('data-src', address);
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    // The timer is set once the loading text is shown.
    await canvas.findByText('Loading the video guides. Please wait..');
    await storyEnvironment.clock.advance(2000);
  },
});
