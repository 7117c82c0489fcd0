import { mockReducedMotion } from '@cb/workbench/playHelpers';
import { inShell } from '@cb/workbench/inShell';
import { inViewport } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Text } from '#ui/components/Text/Text.tsx';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { PlatformProvider } from '#ui/platform/Platform.tsx';
import { FaceFan } from '../FaceFan/FaceFan.tsx';
import { RedeemScreen } from './RedeemScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Redeem/Redeem',
  component: RedeemScreen,
  args: {
    status: 'ready' as const,
    balance: 3037,
    cashHref: '/dashboard/cbpayza',
    storeHref: '/dashboard/redeemrewards',
    giftCardsHref: '/giftcards.html',
  },
});

/** Gift cards first, then cash; the fan shows no brands until they are known. */
export const Ready = meta.story(inShell('redeemRewards'));

Ready.test('promotes gift cards in heading and banner [RDM-02] [LEG-07]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Giftcards' })).toBeVisible();
  await expect(
    canvas.getByText('Your CBs can be redeemed for gift cards on our gift-cards platform.'),
  ).toBeVisible();
  await expect(canvas.queryByText(/paypal|paytm|bitcoin|\bupi\b/i)).toBeNull();
});

Ready.test('links to the gift-cards section [RDM-03]', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: 'Click Here Navigate to Giftcards section' });
  await expect(link).toHaveAttribute('href', args.storeHref);
});

Ready.test('has an image that links to the gift-cards page [RDM-04]', async ({ canvas, args }) => {
  const link = canvas.getByRole('link', { name: 'See what gift cards are' });
  await expect(link).toHaveAttribute('href', args.giftCardsHref);
  const image = within(link).getByRole('img', { name: 'See what gift cards are' });
  await expect(image).toBeVisible();
  await expect(image.getBoundingClientRect().width).toBeGreaterThan(100);
});

Ready.test('shows cards of no brand while none is known', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'See what gift cards are' });
  await expect(image.innerText.trim()).toBe('');
});

Ready.test('shows no processing box', async ({ canvas }) => {
  await expect(canvas.queryByText('Creating Order')).toBeNull();
});

Ready.test('links to cash, below its specified content', async ({ canvas, args }) => {
  const cash = canvas.getByRole('region', { name: 'Redeem for cash through Payza' });
  const link = within(cash).getByRole('link', { name: 'Go to cash redemption' });
  await expect(link).toHaveAttribute('href', args.cashHref);
  const card = canvas.getByRole('link', { name: 'Click Here Navigate to Giftcards section' });
  await expect(card.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** The fan shows brands of the member’s catalogue, and every name is readable. */
export const KnownBrands = meta.story({
  args: {
    fan: <FaceFan brands={[{ name: 'Nimbus Air' }, { name: 'Cobalt Games' }, { name: 'Otter' }]} />,
  },
});

KnownBrands.test('covers no name with the next gift card', async ({ canvas }) => {
  const image = canvas.getByRole('img', { name: 'See what gift cards are' });
  const cards = [...(image.firstElementChild?.children ?? [])];
  await expect(cards).toHaveLength(3);
  const covered = cards.slice(0, -1).flatMap((card, index) => {
    const range = document.createRange();
    range.selectNodeContents(card.querySelector('bdi') ?? card);
    const { width, left } =
      cards[index + 1]?.getBoundingClientRect() ?? card.getBoundingClientRect();
    // The bounding box of a rotated card is a little wider than the card.
    return range.getBoundingClientRect().right > left + width * 0.06 ? [card.textContent] : [];
  });
  await expect(covered).toEqual([]);
});

/** Cash is within the first screen, without scrolling. */
export const OnAPhone = meta.story({ tags: ['phone'], ...inViewport('phone') });

OnAPhone.test('has cash within the first screen', async ({ canvas }) => {
  const { bottom } = canvas
    .getByRole('link', { name: 'Go to cash redemption' })
    .getBoundingClientRect();
  // In px; the site has bars above and below the screen.
  const phoneHeight = 667;
  const topBar = 56;
  const bottomBar = 64;
  await expect(bottom).toBeLessThan(phoneHeight - topBar - bottomBar);
});

/** An order is being created, in this tab or in another. */
export const Creating = meta.story({ args: { status: 'creating' } });

Creating.test('shows the processing box [RDM-05]', async ({ canvas }) => {
  const box = canvas.getByRole('region', { name: 'Creating Order' });
  await waitFor(() => expect(box).toHaveTextContent('Creating your redemption order (1 of 1)'));
});

/** An operator has enabled the legacy options, which come last. */
export const WithLegacyOptions = meta.story({
  args: { children: <Text>The legacy options.</Text> },
});

let platform = fakePlatform();

/** Far down a scrolled area: the screen scrolls to its top over 1000 ms. */
export const Below = meta.story({
  beforeEach: () => {
    platform = fakePlatform();
    return mockReducedMotion(false);
  },
  render: (args) => (
    <PlatformProvider platform={platform}>
      <div data-testid="area" style={{ blockSize: 300, overflowY: 'auto' }}>
        <div style={{ blockSize: 500 }} />
        <RedeemScreen {...args} />
        <div style={{ blockSize: 900 }} />
      </div>
    </PlatformProvider>
  ),
});

Below.test('scrolls to the main container, over 1000 ms [RDM-06] [CON-05]', async ({ canvas }) => {
  const area = canvas.getByTestId('area');
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  await platform.clock.advance(500);
  await expect(area.scrollTop).toBeGreaterThan(0);
  await expect(area.scrollTop).toBeLessThan(500);
  await platform.clock.advance(300);
  await expect(area.scrollTop).toBeLessThan(500);
  // The last steps are shorter than a pixel, so only the timer shows that the scroll goes on.
  await platform.clock.advance(180);
  await expect(platform.clock.pending()).toBe(1);
  await platform.clock.advance(32);
  await expect(area.scrollTop).toBe(500);
  await expect(platform.clock.pending()).toBe(0);
});

Below.test('stops scrolling when the member scrolls', async ({ canvas }) => {
  const area = canvas.getByTestId('area');
  await waitFor(() => expect(platform.clock.pending()).toBe(1));
  await platform.clock.advance(200);
  area.scrollTop = 20;
  await platform.clock.advance(1000);
  await expect(area.scrollTop).toBe(20);
});
