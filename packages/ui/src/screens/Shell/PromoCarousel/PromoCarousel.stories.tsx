import { mockReducedMotion } from '@cb/workbench/playHelpers';
import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { waitForQuiet } from '@cb/workbench/storyEnvironment';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { PlatformProvider } from '#ui/platform/Platform.tsx';
import { shellLinks } from '../links.fixtures.ts';
import { bannerMs, PromoCarousel } from './PromoCarousel.tsx';

let platform = fakePlatform();

const meta = preview.meta({
  id: 'screens-shell-promocarousel',
  title: 'Screens/Shell/Parts/PromoCarousel',
  component: PromoCarousel,
  parameters: { matrix: 'small' },
  args: { label: 'Ways to earn', links: shellLinks },
  beforeEach: () => {
    platform = fakePlatform();
    return mockReducedMotion(false);
  },
  render: (args) => (
    <PlatformProvider platform={platform}>
      <div style={{ maxWidth: 240 }}>
        <PromoCarousel {...args} />
      </div>
    </PlatformProvider>
  ),
});

/** Advances until the member points at it, focuses it, or pauses it. */
export const Moving = meta.story({ parameters: pictured });

Moving.test('advances automatically', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveTextContent('Gift cards');
  await platform.clock.advance(bannerMs - 1);
  await expect(canvas.getByRole('link')).toHaveTextContent('Gift cards');
  await platform.clock.advance(1);
  await waitFor(() => expect(canvas.getByRole('link')).toHaveTextContent('Surveys'));
});

Moving.test(
  'has all its links on the page, and shows one [SHL-12] [SHL-13]',
  async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { hidden: true });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/to/giftCards',
      '/to/surveys',
      '/to/moreOfferWalls',
      '/to/referAFriend',
    ]);
    await expect(canvas.getByRole('link')).toBe(links[0]);
  },
);

Moving.test('moves back and wraps around by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Previous banner' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('link')).toHaveTextContent('Refer a friend');
});

Moving.test('is a carousel of slides, and silent while it advances', async ({ canvas }) => {
  const carousel = canvas.getByRole('region', { name: 'Ways to earn' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = canvas.getByRole('group', { name: '1 of 4' });
  await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  await expect(slide).toContainElement(canvas.getByRole('link'));
  await expect(slide.parentElement).not.toHaveAttribute('aria-live');
});

Moving.test('has the Pause button before the banners', async ({ canvas, userEvent }) => {
  const names: (string | null | undefined)[] = [];
  for (let index = 0; index < 3; index += 1) {
    await userEvent.tab();
    names.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  }
  await expect(names).toEqual(['Pause the banners', 'Previous banner', 'Next banner']);
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: /^Gift cards/ })).toHaveFocus();
});

Moving.test('announces the banner that the member moves to', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next banner' }));
  const slide = canvas.getByRole('group', { name: '2 of 4' });
  await expect(slide.parentElement).toHaveAttribute('aria-live', 'polite');
});

Moving.test(
  'does not advance while focused, even if the mouse leaves',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.hover(canvas.getByRole('region'));
    await userEvent.unhover(canvas.getByRole('region'));
    await waitFor(() => expect(platform.clock.pending()).toBe(0));
    await platform.clock.advance(bannerMs);
    await expect(canvas.getByRole('link')).toHaveTextContent('Gift cards');
  },
);

/** Does not advance while a modal dialog covers it. */
export const BehindADialog = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog open title="Confirmation" onOpenChange={fn()}>
          <Text>Are you sure?</Text>
        </Dialog>
      </>
    ),
  ],
});

BehindADialog.test('is hidden and does not advance', async ({ canvas }) => {
  await screen.findByRole('dialog', { name: 'Confirmation' });
  await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  await platform.clock.advance(bannerMs);
  // The timer was started again for the skipped turn.
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  const [first, second] = canvas.getAllByRole('group', { hidden: true });
  await expect(first).not.toHaveAttribute('hidden');
  await expect(second).toHaveAttribute('hidden');
});

/** The member paused the banners; the same button resumes them. */
export const Paused = meta.story({
  parameters: picturedIn('light wide'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the banners' }));
  },
});

Paused.test('does not advance until it is resumed', async ({ canvas, userEvent }) => {
  const resume = canvas.getByRole('button', { name: 'Move the banners' });
  resume.blur();
  await userEvent.unhover(resume);
  await waitFor(() => expect(platform.clock.pending()).toBe(0));
  await platform.clock.advance(bannerMs);
  await expect(canvas.getByRole('link')).toHaveTextContent('Gift cards');
  await userEvent.click(resume);
  const pause = canvas.getByRole('button', { name: 'Pause the banners' });
  pause.blur();
  await userEvent.unhover(pause);
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  await platform.clock.advance(bannerMs);
  await waitFor(() => expect(canvas.getByRole('link')).toHaveTextContent('Surveys'));
});

/** The system asks for reduced motion, so nothing advances and there is no Pause button. */
export const ReducedMotion = meta.story({ beforeEach: () => mockReducedMotion(true) });

ReducedMotion.test('never advances automatically', async ({ canvas }) => {
  await platform.clock.advance(bannerMs);
  await waitForQuiet();
  await expect(canvas.getByRole('link')).toHaveTextContent('Gift cards');
});

ReducedMotion.test('has nothing to pause', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Next banner' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /the banners/ })).toBeNull();
});
