import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { SponsoredTile } from '#ui/components/SponsoredTile/SponsoredTile.tsx';
import { expectEmptyFrameHelp, stillFrames } from '../stillFrames.fixtures.tsx';
import { HelpFrameScreen } from './HelpFrameScreen.tsx';

const src = 'https://help.cbrewards.example/news';

const meta = preview.meta({
  title: 'Screens/Help/HelpFrame',
  component: HelpFrameScreen,
  args: {
    topic: 'news' as const,
    status: 'ready' as const,
    source: { kind: 'frame' as const, src, isSameOrigin: false },
    onReload: fn(),
    sponsored: <SponsoredTile signUpHref="https://hosting.cbrewards.example/" />,
  },
  decorators: [stillFrames],
});

/** The help desk’s news in a frame, with the sponsored tile below. */
export const News = meta.story(inShell('news'));

News.test('embeds the help desk, without permissions [NWS-01] [NWS-05]', async ({ canvas }) => {
  await expect(canvas.getByTitle('News')).toHaveAttribute('data-src', src);
  await expect(canvas.getByTitle('News')).not.toHaveAttribute('allow');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('News');
  await expect(canvas.getByText('Earn 1500 CB')).toBeVisible();
});

/** A frame that an ad blocker or the help desk stopped: the browser reports it as loaded. */
export const Blocked = meta.story();

Blocked.test('says what to do if it stays empty, and reloads', async (context) => {
  const { canvas, userEvent, args } = context;
  await expectEmptyFrameHelp(canvas, src);
  await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

/** The frame takes long to load, so the line below it suggests a reload or a new tab. */
export const NewsSlow = meta.story({ args: { slow: true } });

NewsSlow.test('says that it takes long', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(/Reload the page, or open it in a new tab/)).toBeVisible(),
  );
});

/** The specified notice covers the frame, which loads behind it. */
export const NewsLoading = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'loading' },
});

NewsLoading.test('shows a notice in place of the frame [NWS-03]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Loading the news. Please wait..')).toBeVisible());
  await expect(canvas.getByTitle('News')).not.toBeVisible();
});

/** The help desk’s video guides, in the layout of the news. */
export const VideoGuides = meta.story({ args: { topic: 'videoGuides' } });

VideoGuides.test('embeds the help desk [NWS-02] [NWS-05]', async ({ canvas }) => {
  await expect(canvas.getByTitle('Video Guides')).toHaveAttribute('data-src', src);
  await expect(canvas.getByText('Earn 1500 CB')).toBeVisible();
});

/** The notice of the video guides has its own text. */
export const VideoGuidesLoading = meta.story({ args: { topic: 'videoGuides', status: 'loading' } });

VideoGuidesLoading.test('shows a notice in place of the frame [NWS-04]', async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText('Loading the video guides. Please wait..')).toBeVisible(),
  );
  await expect(canvas.getByTitle('Video Guides')).not.toBeVisible();
});

/** The address may not be framed, so a link that names its host replaces the frame. */
export const NotFramed = meta.story({
  parameters: picturedIn('dark phone'),
  args: { source: { kind: 'link', href: 'http://old.example/news', host: 'old.example' } },
});

/** The address is missing or malformed, so a sentence replaces the frame. */
export const NotAvailable = meta.story({
  parameters: picturedIn('light wide'),
  args: { source: { kind: 'none' } },
});
