import { type Canvas, mockReducedMotion } from '@cb/workbench/playHelpers';
import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { hostileHtml } from '#ui/components/SafeHtml/SafeHtml.fixtures.ts';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { PlatformProvider } from '#ui/platform/Platform.tsx';
import type { Unavailable } from '#ui/domain/unavailable.ts';
import { RedeemSection, type RedeemSectionProps } from '../RedeemSection/RedeemSection.tsx';
import type { GiftCardDetailsProps } from './GiftCardDetails.tsx';
import { GiftCardScreen, type GiftCardState } from './GiftCardScreen.tsx';

const tile = (value: number) => ({
  id: `U1 ${value}`,
  value,
  currency: 'USD',
  cb: value * 100,
});

const denominations = {
  status: 'ready' as const,
  tiles: [tile(10), tile(25), tile(50)],
  selected: 'U1 25',
  onSelect: fn(),
};

const redeemWith =
  (overrides: Partial<RedeemSectionProps>): GiftCardDetailsProps['redeem'] =>
  (ref) => (
    <RedeemSection
      ref={ref}
      denominations={denominations}
      price={2500}
      balance={3037}
      order={{ status: 'idle' }}
      statusHref="/dashboard/transactioncb"
      surveysHref="/dashboard/surveys"
      onRedeem={fn()}
      {...overrides}
    />
  );

const ready = {
  status: 'ready',
  brand: 'Alder Books',
  rewardName: 'Alder Books eGift Card',
  value: '25 USD',
  texts: {
    shortDescription: '<p>A gift card for <strong>Alder Books</strong>.</p>',
    description:
      '<p>Spend it online or in any of our 120 shops, on books, stationery and the café. It can be used in parts until nothing is left.</p>',
    disclaimer: '<p>Alder Books does not sponsor this site.</p>',
    terms:
      '<ul><li>Cannot be exchanged for cash.</li><li>See <a href="https://alder.example/terms">the terms</a>.</li></ul>',
  },
  redeem: redeemWith({}),
} satisfies GiftCardState;

const placed = {
  status: 'placed',
  brand: 'Alder Books',
  value: '25 USD',
  cb: 2500,
  email: 'dana@mail.example',
  info: ['Your order for 2,500 CB has been placed.'],
  placedAt: '22-Nov-2026 4:05PM',
  expected: { from: '11-Dec-2026', to: '01-Jan-2027' },
  balanceBefore: 3037,
  balance: 537,
  statusHref: '/dashboard/transactioncb',
  onAgain: fn(),
} satisfies GiftCardState;

const meta = preview.meta({
  title: 'Screens/Store/GiftCard',
  component: GiftCardScreen,
  args: { storeHref: '/dashboard/redeemrewards', card: ready as GiftCardState },
});

/** The card, the vendor’s four texts and the section to redeem it. */
export const Ready = meta.story(inShell('redeemRewards'));

Ready.test('shows face, vendor and reward name [DTL-02] [DTL-03]', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Alder Books eGift Card',
  );
  await expect(canvas.getByText('by')).toHaveTextContent('by Alder Books');
  const image = canvas.getByRole('img', { name: 'Alder Books card' });
  await expect(image).toBeVisible();
  await expect(image).toHaveTextContent('25 USD');
});

Ready.test('shows the four texts as HTML [DTL-04]', async ({ canvas }) => {
  for (const name of ['Short Description', 'Description', 'Disclaimer', 'Terms']) {
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(canvas.getByText('Alder Books', { selector: 'strong' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  await expect(canvas.getByRole('link', { name: 'the terms' })).toHaveAttribute('target', '_blank');
});

Ready.test('explains how the card is delivered [DTL-05]', async ({ canvas }) => {
  await expect(
    canvas.getByText('How are gift cards from the Rewards Store delivered to me?'),
  ).toBeVisible();
});

Ready.test('has two links back [DTL-07]', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: 'Go Back to Reward Catalog' });
  await expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/redeemrewards',
    '/dashboard/redeemrewards',
  ]);
});

/** Returns the first of the two buttons with this name: the one beside the title. */
function findTitleButton(canvas: Canvas): HTMLElement {
  const [button] = canvas.getAllByRole('button', { name: 'REDEEM' });
  if (!button) throw new Error('There is no button.');
  return button;
}

Ready.test('goes to the redeem section [DTL-06]', async ({ canvas, userEvent }) => {
  const section = canvas.getByRole('region', { name: 'Redeem' });
  const button = findTitleButton(canvas);
  await userEvent.click(button);
  await expect(section).toHaveFocus();
  await waitFor(() => {
    const { top, bottom } = section.getBoundingClientRect();
    return expect(bottom > 0 && top < innerHeight).toBe(true);
  });
});

const platform = fakePlatform();

/** A window that is too low for the whole screen. */
export const InALowWindow = meta.story({
  beforeEach: () => mockReducedMotion(false),
  // In a wide window the section is beside the texts and already visible.
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <PlatformProvider platform={platform}>
        <div data-testid="area" style={{ blockSize: '320px', overflowY: 'auto' }}>
          <Story />
          <div style={{ blockSize: '2000px' }} />
        </div>
      </PlatformProvider>
    ),
  ],
});

InALowWindow.test('scrolls to the redeem section over 1000 ms [CON-05]', async (story) => {
  const { canvas, userEvent } = story;
  const area = canvas.getByTestId('area');
  const section = canvas.getByRole('region', { name: 'Redeem' });
  const distancePx = () => section.getBoundingClientRect().top - area.getBoundingClientRect().top;
  const button = findTitleButton(canvas);
  // Scrolls the button itself into view.
  button.focus();
  const startDistancePx = distancePx();
  await userEvent.click(button);
  await platform.clock.advance(200);
  await expect(distancePx()).toBeGreaterThan(startDistancePx * 0.3);
  await platform.clock.advance(780);
  await expect(platform.clock.pending()).toBe(1);
  // The last frame may start up to 16 ms after the 1000 ms.
  await platform.clock.advance(32);
  await expect(platform.clock.pending()).toBe(0);
  await expect(Math.abs(distancePx())).toBeLessThan(40);
});

InALowWindow.test('stops scrolling when the section is removed', async ({ canvas, userEvent }) => {
  const area = canvas.getByTestId('area');
  const button = findTitleButton(canvas);
  await userEvent.click(button);
  await platform.clock.advance(200);
  canvas.getByRole('region', { name: 'Redeem' }).parentElement?.remove();
  const stoppedAt = area.scrollTop;
  await platform.clock.advance(1000);
  await expect(area.scrollTop).toBe(stoppedAt);
});

/** The vendor sent only one of the four texts; the others have no heading. */
export const FewTexts = meta.story({
  args: {
    card: {
      ...ready,
      texts: { shortDescription: ' ', description: '', disclaimer: '', terms: '<p>Terms.</p>' },
    },
  },
});

FewTexts.test('omits empty sections', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: 'Short Description' })).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Terms' })).toBeVisible();
});

const redeemWithTen = (unavailable: Unavailable) =>
  redeemWith({
    denominations: {
      ...denominations,
      tiles: [{ ...tile(10), unavailable }, tile(25), tile(50)],
    },
  });

/** One of the values cannot be ordered right now. */
export const UnavailableValue = meta.story({
  args: { card: { ...ready, redeem: redeemWithTen('now') } },
});

/** One of the values is below the least that can be ordered, which its tile names. */
export const FromMinimum = meta.story({
  args: { card: { ...ready, redeem: redeemWithTen({ from: 25 }) } },
});

/** Every value is below 10, so nothing can be ordered. */
export const NoValuesOf10 = meta.story({
  args: {
    card: {
      ...ready,
      value: undefined,
      redeem: redeemWith({
        denominations: { status: 'none', reason: 'tooSmall' },
        price: undefined,
      }),
    },
  },
});

/** The section to redeem names the countries where the card can be used. */
export const ForUseIn = meta.story({
  args: { card: { ...ready, redeem: redeemWith({ countries: ['United States', 'Canada'] }) } },
});

export const HostileVendor = meta.story({
  tags: ['edge-case'],
  args: {
    card: {
      ...ready,
      brand: `<img src=x onerror=alert(1)>${'W'.repeat(300)}`,
      rewardName: `<b>${'W'.repeat(2000)}`,
      image: 'data:image/png,broken',
      texts: {
        shortDescription: hostileHtml,
        description: `<p>${'W'.repeat(3000)}</p>`,
        disclaimer: `<table><tr>${'<td>cell</td>'.repeat(80)}</tr></table>`,
        terms: '<b>'.repeat(600),
      },
    },
  },
});

HostileVendor.test('does not overflow, and runs no scripts', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
  await expect(Reflect.get(window, 'cbHacked')).toBeUndefined();
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

/** The order is placed: the next steps and the new balance replace the form. */
export const Placed = meta.story({ parameters: picturedIn('dark phone'), args: { card: placed } });

Placed.test('has a name for the focus that it receives', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: /card is ordered$/ });
  await expect(region).toHaveAttribute('tabindex', '-1');
});

Placed.test(
  'replaces the form with the order, the Info and the next steps [DTL-13]',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'REDEEM' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your Alder Books card is ordered',
    );
    await expect(canvas.getByText('Your order for 2,500 CB has been placed.')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'What happens next' }));
    const [first, second, third] = steps.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Placed.*22-Nov-2026 4:05PM/);
    await expect(second).toHaveTextContent('Checked');
    await expect(third).toHaveTextContent(
      /15-30 business days: 11-Dec-2026 to 01-Jan-2027.*dana@mail\.example/,
    );
    await expect(canvas.getByRole('group', { name: 'New balance' })).toHaveTextContent(
      /537\sCB \(\$5\.37\)/,
    );
  },
);

Placed.test('leads to the status and to another order', async ({ canvas, userEvent }) => {
  const status = canvas.getByRole('link', { name: 'REDEMPTION STATUS' });
  await expect(status).toHaveAttribute('href', '/dashboard/transactioncb');
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem another' }));
  await expect(placed.onAgain).toHaveBeenCalledTimes(1);
});

Placed.test('keeps each date on one line', async ({ canvas, mount, args }) => {
  await mount(
    <div style={{ inlineSize: 320 }}>
      <GiftCardScreen {...args} />
    </div>,
  );
  for (const date of ['11-Dec-2026', '01-Jan-2027']) {
    await expect(canvas.getByText(date).getClientRects()).toHaveLength(1);
  }
});

/** Another tab placed the order, so this one knows only its price. */
export const JustPlacedElsewhere = meta.story({
  args: {
    card: {
      ...placed,
      value: undefined,
      email: undefined,
      balanceBefore: undefined,
      balance: undefined,
      message: 'Gift card request response received',
    },
  },
});

JustPlacedElsewhere.test('shows no balance as the new one', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'New balance' })).toHaveTextContent(
    /unknown amount/,
  );
});

JustPlacedElsewhere.test('shows that the response arrived', async ({ canvas }) => {
  await expect(
    canvas.getByRole('progressbar', { name: 'Gift card request response received' }),
  ).toBeVisible();
});

/** The catalogue is being requested. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { card: { status: 'loading' } },
});

/** The gift card did not load; a retry is offered. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { card: { status: 'failed', onRetry: fn() } },
});

/** The server refused the catalogue; its errors appear in an alert dialog. */
export const CatalogueFailed = meta.story({
  args: {
    card: { status: 'failed', onRetry: fn() },
    alert: { messages: ['The catalogue is being renewed.'], onClose: fn(), onRetry: fn() },
  },
});

/** The catalogue has no such brand, so the page links back to it. */
export const NotFound = meta.story({
  parameters: picturedIn('light wide'),
  args: { card: { status: 'notFound' } },
});

NotFound.test('links back to the catalogue', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gift card not found');
  await expect(canvas.getByRole('link', { name: 'See all gift cards' })).toHaveAttribute(
    'href',
    '/dashboard/redeemrewards',
  );
});
