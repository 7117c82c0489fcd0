import { stillFrames } from '@cb/ui/internal/stillFrames';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { HelpDeskWall } from './HelpDeskWall.tsx';

const origin = 'https://help.cbrewards.example';

const meta = preview.meta({
  title: 'Features/OfferWalls/HelpDeskWall',
  tags: ['!autodocs'],
  component: HelpDeskWall,
  args: {
    page: 'cboffers' as const,
    address: `${origin}/tasks`,
    allowedOrigins: [origin],
    onEvent: fn(),
  },
  decorators: [stillFrames, connected],
  parameters: { clock: 'manual' },
});

const cashback = { page: 'cashback', address: `${origin}/cashback-offers` } as const;

/** Asserts that the notice is shown for 2 s after opening, then replaced by the frame. */
async function expectNoticeForTwoSeconds(canvas: Canvas, name: string) {
  const text = `Loading offers from ${name}...`;
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  const frame = canvas.getByTitle(`${name} offers`);
  // The frame may load earlier.
  await fireEvent.load(frame);
  await storyEnvironment.clock.advance(1999);
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(frame).not.toBeVisible();
  await storyEnvironment.clock.advance(1);
  await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  await expect(frame).toBeVisible();
}

/** Waits for the loading text, after which the timers are set, and advances past the notice. */
async function passNotice({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByText(/^Loading offers from/);
  await storyEnvironment.clock.advance(2000);
  await waitFor(() => expect(canvas.queryByText(/^Loading offers from/)).toBeNull());
}

/** The tasks page of the help desk in a frame of 1800 px. */
export const Tasks = meta.story({ play: passNotice });

Tasks.test('frames the tasks page, 1800 px high [CBO-01]', async ({ canvas, args }) => {
  const frame = canvas.getByTitle('CB Offers offers');
  await waitFor(() => expect(frame).toBeVisible());
  await expect(frame.dataset['src']).toBe(`${origin}/tasks`);
  await expect(frame.getBoundingClientRect().height).toBe(1800);
  await expect(args.onEvent).not.toHaveBeenCalled();
});

/** The notice that covers the tasks for two seconds, even if they load faster. */
export const TasksLoading = meta.story();

TasksLoading.test('shows a loader for 2 s [CBO-02]', ({ canvas }) =>
  expectNoticeForTwoSeconds(canvas, 'CB Offers'),
);

/** The cashback page of the help desk in a frame of 1400 px. */
export const Cashback = meta.story({ args: cashback, play: passNotice });

Cashback.test('frames the cashback page, 1400 px high [CSH-02]', async ({ canvas }) => {
  const frame = canvas.getByTitle('Cash back offers');
  await waitFor(() => expect(frame).toBeVisible());
  await expect(frame.dataset['src']).toBe(`${origin}/cashback-offers`);
  await expect(frame.getBoundingClientRect().height).toBe(1400);
});

Cashback.test('records once that the page was opened [CSH-03]', async ({ args }) => {
  await waitFor(() => expect(args.onEvent).toHaveBeenCalled());
  await storyEnvironment.clock.advance(60_000);
  await expect(args.onEvent).toHaveBeenCalledTimes(1);
  await expect(args.onEvent).toHaveBeenCalledWith('cbCashback');
});

/** The notice that covers the cashback offers for two seconds. */
export const CashbackLoading = meta.story({ args: cashback });

CashbackLoading.test('shows a notice for 2 s [CSH-02]', ({ canvas }) =>
  expectNoticeForTwoSeconds(canvas, 'Cash back'),
);

/** Twenty seconds have passed without a load, so a notice offers to reload the offers. */
export const Slow = meta.story({
  play: async ({ canvas }) => {
    await passNotice({ canvas });
    await storyEnvironment.clock.advance(18_000);
    await canvas.findByText(/longer than usual/);
  },
});

Slow.test('is remounted by "Reload offers"', async ({ canvas, userEvent }) => {
  const before = canvas.getByTitle('CB Offers offers');
  await userEvent.click(canvas.getByRole('button', { name: 'Reload offers' }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await expect(canvas.getByTitle('CB Offers offers')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText(/longer than usual/)).toBeNull());
});

export const OriginNotAllowed = meta.story({
  tags: ['fault'],
  args: { allowedOrigins: [] },
  play: passNotice,
});

OriginNotAllowed.test('is linked with its host, not framed', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Open help\.cbrewards\.example/ })).toBeVisible();
  await expect(canvas.queryByTitle('CB Offers offers')).toBeNull();
});
