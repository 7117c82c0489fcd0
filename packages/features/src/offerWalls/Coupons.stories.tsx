import { stillFrames } from '@cb/ui/internal/stillFrames';
import { connected } from '@cb/workbench/connected';
import preview from '@cb/workbench/preview';
import { storyEnvironment } from '@cb/workbench/storyEnvironment';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Coupons } from './Coupons.tsx';

const address = 'https://coupons.cbrewards.example/offers';

const meta = preview.meta({
  title: 'Features/OfferWalls/Coupons',
  tags: ['!autodocs'],
  component: Coupons,
  args: { address, allowedOrigins: [new URL(address).origin] },
  decorators: [stillFrames, connected],
  parameters: { clock: 'manual' },
});

/** The loading indicator above the frame, until the partner's page has loaded. */
export const Loading = meta.story();

Loading.test('shows its loading indicator above the frame [CPN-02]', async ({ canvas }) => {
  const text = await canvas.findByText('Loading offers...');
  const frame = canvas.getByTitle('Coupons offers');
  await waitFor(() =>
    expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      frame.getBoundingClientRect().top,
    ),
  );
});

Loading.test('waits 20 s again after "Reload offers"', async ({ canvas, userEvent }) => {
  await storyEnvironment.clock.advance(15_000);
  await userEvent.click(await canvas.findByRole('button', { name: 'Reload offers' }));
  await storyEnvironment.clock.advance(19_999);
  await expect(canvas.queryByText(/longer than usual. Reload/)).toBeNull();
  await storyEnvironment.clock.advance(1);
  await expect(await canvas.findByText(/longer than usual. Reload/)).toBeVisible();
});

/** The partner's coupons in a frame of 1200 px over the full width. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.load(await canvas.findByTitle('Coupons offers'));
    await waitFor(() => expect(canvas.queryByText('Loading offers...')).toBeNull());
  },
});

Ready.test(
  'frames the coupon offers, 1200 px high, over the full width [CPN-03]',
  async ({ canvas }) => {
    const frame = canvas.getByTitle('Coupons offers');
    await expect(frame.dataset['src']).toBe(address);
    const { width, height } = frame.getBoundingClientRect();
    await expect(height).toBe(1200);
    await expect(width).toBeCloseTo(frame.parentElement?.getBoundingClientRect().width ?? 0, 0);
  },
);

export const Refused = meta.story({ tags: ['fault'], args: { address: 'data:text/html,coupons' } });
