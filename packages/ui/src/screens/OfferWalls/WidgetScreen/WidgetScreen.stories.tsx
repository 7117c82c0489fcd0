import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { expectEmptyFrameHelp, stillFrames } from '#ui/screens/Help/stillFrames.fixtures.tsx';
import { WidgetScreen } from './WidgetScreen.tsx';

const widget = {
  source: {
    kind: 'frame' as const,
    src: 'https://widgets.cbrewards.example/widget.html',
    isSameOrigin: false,
  },
  attempt: 1,
};

const onReload = fn();

const failed = { status: 'failed', widget: undefined, onReload } as const;

const meta = preview.meta({
  title: 'Screens/OfferWalls/Widget',
  component: WidgetScreen,
  decorators: [stillFrames],
});

const title = 'RapidoReach widget';

/** The widget has loaded and the overlay is gone. */
export const Loaded = meta.story({
  parameters: pictured,
  args: { status: 'loaded', widget, onReload },
});

Loaded.test('is 720 px high and never lower than 600 px [WGT-01]', async ({ canvas }) => {
  const frame = canvas.getByTitle(title);
  await expect(frame.getBoundingClientRect().height).toBe(720);
  await expect(getComputedStyle(frame).minBlockSize).toBe('600px');
  await expect(frame).toBeVisible();
});

Loaded.test('says what to do if it stays empty, and reloads', async ({ canvas, userEvent }) => {
  await expectEmptyFrameHelp(canvas, widget.source.src);
  await userEvent.click(canvas.getByRole('button', { name: 'Reload offers' }));
  await expect(onReload).toHaveBeenCalledTimes(1);
});

/** The widget loads behind an overlay with a spinner. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'loading', widget, onReload },
});

Loading.test('covers the widget with a spinner and its text [WGT-02]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Finding surveys for you…')).toBeVisible());
  const text = canvas.getByText('Finding surveys for you…');
  await expect(text.parentElement?.querySelector('[class*=spinner]')).toBeVisible();
  await expect(canvas.getByTitle(title)).not.toBeVisible();
});

/** The two user ids are still unknown, so no widget is mounted behind the overlay. */
export const Waiting = meta.story({ args: { status: 'waiting' } });

Waiting.test('mounts no widget before it has an address', async ({ canvas }) => {
  await expect(canvas.queryByTitle(title)).toBeNull();
});

/** The operator has not set the widget up; a link leads to RapidoReach’s wall. */
export const Missing = meta.story({
  args: { status: 'missing', wallHref: '/dashboard/offerwallcb/rapidoreach' },
});

Missing.test('links to the wall of RapidoReach', async ({ canvas }) => {
  await expect(canvas.getByText(/^The RapidoReach widget is not set up here\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open RapidoReach' })).toHaveAttribute(
    'href',
    '/dashboard/offerwallcb/rapidoreach',
  );
});

/** The member’s user id did not load; the message contains the product’s name. */
export const MemberUnknown = meta.story({ args: { ...failed, cause: 'member' } });

MemberUnknown.test('names the product [WGT-07]', async ({ canvas }) => {
  await expect(
    canvas.getByText("We couldn't load your CB Rewards profile. Please try again later."),
  ).toBeVisible();
});

/** The member’s RapidoReach id did not load; the overlay offers a reload. */
export const ProviderUnknown = meta.story({ args: { ...failed, cause: 'provider' } });

ProviderUnknown.test(
  'shows an error in the overlay, with the reload button [WGT-03] [WGT-08]',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "We couldn't load your RapidoReach profile. Please try again later.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reload offerwall' }));
    await expect(onReload).toHaveBeenCalledTimes(1);
  },
);

/** The widget reported an error; the overlay asks to try again in a few minutes. */
export const Broken = meta.story({
  parameters: picturedIn('light wide'),
  args: { ...failed, cause: 'widget' },
});

Broken.test('says to come back in a few minutes [WGT-09]', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      "We couldn't load the RapidoReach offerwall right now. Please try again in a few minutes.",
    ),
  ).toBeVisible();
});

/** Loading takes longer than expected; the widget stays mounted, since it may still load. */
export const Slow = meta.story({
  parameters: picturedIn('light wide'),
  args: { ...failed, cause: 'slow', widget },
});

Slow.test('keeps the widget, with a single reload button', async ({ canvas }) => {
  await expect(canvas.getByTitle(title)).not.toBeVisible();
  await expectEmptyFrameHelp(canvas, widget.source.src);
  await expect(canvas.getByRole('button')).toHaveTextContent('Reload offerwall');
});
