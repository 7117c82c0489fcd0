import { demoLogin } from '@cb/mocks/world/members';
import { broken, heldCall, pending, records, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext, User } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { callsTo, storyEnvironment, waitForQuiet } from '@cb/workbench/storyEnvironment';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { brandOf, itemOf, variableItemOf } from './catalogue.fixtures.ts';
import { GiftCard } from './GiftCard.tsx';

const cataloguePath = '/tango/getCatalogsForMe';
const denominationsPath = '/tango/getDefaultDenominations';
const orderPath = '/redemption/create';

/** Two brands of the mock world: fixed at 10, 25 and 50 USD; variable from 10 to 500 EUR. */
const fixedBrand = 'B100001';
const variableBrand = 'B100006';

const meta = preview.meta({
  title: 'Features/Store/GiftCard',
  tags: ['!autodocs'],
  component: GiftCard,
  decorators: [connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
  args: {
    brandKey: fixedBrand,
    storeHref: '/dashboard/redeemrewards',
    statusHref: '/dashboard/transactioncb',
    surveysHref: '/dashboard/surveys',
  },
  beforeEach: () => localStorage.removeItem('cb-store:member-1001'),
});

const getSection = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Redeem' }));
const getTiles = (canvas: Canvas, options: { checked?: boolean } = {}) =>
  canvas
    .getAllByRole('radio', options)
    .map((radio: HTMLElement) => radio.nextElementSibling?.textContent);
const getChecked = (canvas: Canvas) => getTiles(canvas, { checked: true });
const getPrice = (canvas: Canvas) =>
  getSection(canvas).getByRole('heading', { name: 'Price' }).parentElement;
const getTile = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const getRedeemButton = (canvas: Canvas) =>
  getSection(canvas).getByRole('button', { name: 'REDEEM' });

/** Waits until the values and the balance are shown. */
async function waitUntilReady({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findAllByRole('radio');
  await canvas.findByText(/Leaves you|You need/);
}

/** Opens the dialog that confirms the order, and returns its queries. */
async function openConfirmation(canvas: Canvas, user: User) {
  await canvas.findAllByRole('radio');
  await user.click(getRedeemButton(canvas));
  return within(await screen.findByRole('dialog', { name: 'Confirmation' }));
}

/** Opens the confirmation of the selected value, replaces the address, and sends the order. */
async function sendOrder(canvas: Canvas, user: User, email = 'dana@mail.example') {
  const dialog = await openConfirmation(canvas, user);
  const field = dialog.getByPlaceholderText('Email address');
  await user.clear(field);
  // Pasted, because each typed key would render the page.
  await user.paste(email);
  await user.click(dialog.getByRole('button', { name: 'Click to confirm' }));
}

/** A brand with fixed values; the first of 10 or more is selected. */
export const Fixed = meta.story({ play: waitUntilReady });

Fixed.test(
  'selects the first item of 10 or more automatically [DTL-20] [DTL-10]',
  async ({ canvas }) => {
    await expect(getTiles(canvas)).toEqual(['10 USD', '25 USD', '50 USD']);
    await expect(getChecked(canvas)).toEqual(['10 USD']);
    await expect(getPrice(canvas)).toHaveTextContent(/1,000\sCB \(\$10\.00\)/);
    await expect(callsTo(denominationsPath)).toEqual([]);
  },
);

Fixed.test(
  'uses the value and price of the pressed tile [DTL-21] [DTL-23]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(getTile(canvas, '25 USD'));
    await expect(getChecked(canvas)).toEqual(['25 USD']);
    await expect(getPrice(canvas)).toHaveTextContent(/2,500\sCB \(\$25\.00\)/);
  },
);

Fixed.test('asks to confirm, and can cancel [DTL-14] [DTL-16]', async ({ canvas, userEvent }) => {
  await userEvent.click(getTile(canvas, '25 USD'));
  await openConfirmation(canvas, userEvent);
  await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Are you sure you want to redeem your balance for Alder Books Gift Card with 25 USD value?',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getRedeemButton(canvas)).toHaveFocus());
  await expect(callsTo(orderPath)).toEqual([]);
});

Fixed.test('fills in the address of the profile only once', async ({ canvas, userEvent }) => {
  const dialog = await openConfirmation(canvas, userEvent);
  const field = dialog.getByPlaceholderText('Email address');
  await waitFor(() => expect(field).toHaveValue(demoLogin.email));
  await userEvent.clear(field);
  await expect(field).toHaveValue('');
});

Fixed.test('is stored as viewed', async () => {
  await expect(localStorage.getItem('cb-store:member-1001')).toContain(fixedBrand);
});

Fixed.test('marks an address that the server refused', async ({ canvas, userEvent, msw }) => {
  const fieldErrors = { List: [{ FieldName: 'email', Errors: ['is not valid'] }] };
  respondWith(orderPath, { ErrorCode: 'NO', fieldErrors })({ msw });
  await sendOrder(canvas, userEvent, 'dana@mail');
  await expect(await canvas.findByText('email: is not valid')).toBeVisible();
  await storyEnvironment.clock.advance(1000);
  await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  const field = (await openConfirmation(canvas, userEvent)).getByPlaceholderText('Email address');
  await expect(field).toHaveFocus();
  await expect(field).toHaveAccessibleDescription(/is not valid/);
  await userEvent.type(field, '.example');
  await expect(field).toBeValid();
});

Fixed.test(
  'shows a message for a refusal without one, and can be redeemed again',
  async ({ canvas, userEvent, msw }) => {
    respondWith(orderPath, { ErrorCode: 'NO', Errors: [] })({ msw });
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Something went wrong. Please try again');
    await waitFor(() => expect(getRedeemButton(canvas)).toBeEnabled());
  },
);

Fixed.test(
  'names the countries before the confirmation and in it',
  async ({ canvas, userEvent }) => {
    const countries = 'For use in: United States, Canada';
    await expect(getSection(canvas).getByText(countries)).toBeVisible();
    const dialog = await openConfirmation(canvas, userEvent);
    await waitFor(() => expect(dialog.getByText(countries)).toBeVisible());
  },
);

/** A variable-value brand in euros, which offers the server's denominations. */
export const Variable = meta.story({ args: { brandKey: variableBrand }, play: waitUntilReady });

Variable.test(
  'fetches the denominations of its currency and selects the first [DTL-11] [DTL-22] [CAL-40]',
  async ({ canvas }) => {
    await expect(callsTo(denominationsPath).map(({ body }) => body)).toEqual([
      '{"currency":"EUR"}',
    ]);
    await expect(getChecked(canvas)).toEqual(['10 EUR']);
    await expect(getPrice(canvas)).toHaveTextContent(/1,085\sCB/);
  },
);

/** The order is placed: the new balance and what happens next replace the form. */
export const Redeemed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Gift card request response received');
    await storyEnvironment.clock.advance(1000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});

Redeemed.test('sends one complete order [CAL-41] [CAT-02]', async () => {
  await expect(callsTo(orderPath).map(({ body }) => JSON.parse(body))).toEqual([
    {
      PartnerCode: 'TANGOCARDS',
      CB: 1000,
      AdditionalInfo: [
        { name: 'cardUTID', value: 'B100001-2' },
        { name: 'cardValue', value: 10 },
        { name: 'email', value: 'dana@mail.example' },
        { name: 'encMaxVal', value: 'max.B100001' },
        { name: 'encMinVal', value: 'min.B100001' },
      ],
    },
  ]);
});

Redeemed.test(
  'shows the Info, and fetches the balance again [DTL-13] [DTL-25]',
  async ({ canvas }) => {
    await expect(canvas.getByText('Your order for 1,000 CB has been placed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'REDEMPTION STATUS' })).toBeVisible();
    await waitFor(() => expect(callsTo('/getCbCountByUser')).toHaveLength(2));
  },
);

Redeemed.test(
  'replaces the form by its state, with the new balance and the expected days',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'REDEEM' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    const steps = canvas.getByRole('list', { name: 'What happens next' });
    await expect(steps).toHaveTextContent(/business days: .*-2026 to .*dana@mail\.example/);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'New balance' })).toHaveTextContent(
        /was 3,037\sCB.*2,037\sCB/,
      ),
    );
  },
);

Redeemed.test('can be redeemed again, with another confirmation', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem another' }));
  await sendOrder(canvas, userEvent);
  await waitFor(() => expect(callsTo(orderPath)).toHaveLength(2));
});

const orderNeverResponds = respondWith(orderPath, pending);

/** The order is pending, so neither the value nor the button can be used. */
export const Sending = meta.story({
  beforeEach: orderNeverResponds,
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Gift card order request in progress');
    await waitFor(() => expect(callsTo(orderPath)).toHaveLength(1));
  },
});

Sending.test(
  'cannot be redeemed again meanwhile [DTL-15] [DTL-25]',
  async ({ canvas, userEvent }) => {
    await expect(getRedeemButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(getRedeemButton(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(callsTo(orderPath)).toHaveLength(1);
  },
);

export const PressedTwice = meta.story({
  tags: ['edge-case'],
  beforeEach: orderNeverResponds,
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    const dialog = await openConfirmation(canvas, userEvent);
    const field = dialog.getByPlaceholderText('Email address');
    await waitFor(() => expect(field).toHaveValue(demoLogin.email));
    const button = dialog.getByRole('button', { name: 'Click to confirm' });
    const form = field.closest('form');
    button.click();
    form?.requestSubmit();
    button.click();
    await waitFor(() => expect(callsTo(orderPath)).toHaveLength(1));
  },
});

PressedTwice.test('sends once for two presses and Enter', async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitForQuiet();
  await expect(callsTo(orderPath)).toHaveLength(1);
});

const order = heldCall(orderPath);

/** The order is placed; for one second a notice announces the response. */
export const Received = meta.story({
  beforeEach: order.hold,
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Gift card order request in progress');
    await storyEnvironment.clock.advance(5000);
    order.release();
    await canvas.findByText('Gift card request response received');
  },
});

Received.test(
  'says that the response arrived, and clears it after 1 s [DTL-25]',
  async ({ canvas }) => {
    await expect(canvas.getByText('Your order for 1,000 CB has been placed.')).toBeVisible();
    await storyEnvironment.clock.advance(999);
    await expect(canvas.getByText('Gift card request response received')).toBeVisible();
    await storyEnvironment.clock.advance(1);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Redeem another' })).toBeEnabled();
  },
);

export const RefusedEmail = meta.story({
  tags: ['fault'],
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    await sendOrder(canvas, userEvent, 'dana@mail');
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await storyEnvironment.clock.advance(1000);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
});

RefusedEmail.test('keeps the address for correction [DTL-13]', async ({ canvas, userEvent }) => {
  await expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  const dialog = await openConfirmation(canvas, userEvent);
  await expect(dialog.getByPlaceholderText('Email address')).toHaveValue('dana@mail');
});

/** The order got no response, so the member checks its status before redeeming again. */
export const Lost = meta.story({
  beforeEach: respondWith(orderPath, broken),
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    await sendOrder(canvas, userEvent);
    await canvas.findByText('Something went wrong. Please try again');
  },
});

Lost.test('resends nothing, and says where to look [DTL-26]', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Check REDEMPTION STATUS' })).toHaveAttribute(
    'href',
    '/dashboard/transactioncb',
  );
  await storyEnvironment.clock.advance(60_000);
  await expect(callsTo(orderPath)).toHaveLength(1);
});

Lost.test(
  'redeems again only after the member has checked, as another order',
  async ({ canvas, userEvent }) => {
    await expect(getRedeemButton(canvas)).toBeDisabled();
    await userEvent.click(
      getSection(canvas).getByRole('button', { name: 'I have checked, back to the form' }),
    );
    await waitFor(() => expect(getRedeemButton(canvas)).toBeEnabled());
    await expect(canvas.getByRole('region', { name: 'Redeem' })).toHaveFocus();
    await sendOrder(canvas, userEvent);
    await waitFor(() => expect(callsTo(orderPath)).toHaveLength(2));
    const keys = callsTo(orderPath).map(({ headers }) => headers.get('idempotency-key'));
    await expect(new Set(keys).size).toBe(2);
  },
);

/** The session could not be checked, so the order was not sent and no CB were taken. */
export const NotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('*/getUserIdFromSession', broken, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await waitUntilReady({ canvas });
    await sendOrder(canvas, userEvent);
    await canvas.findByText(/so your order was not sent and no CB were taken/);
  },
});

NotSent.test('sends nothing until it is confirmed again', async ({ canvas, userEvent }) => {
  await expect(callsTo(orderPath)).toEqual([]);
  await sendOrder(canvas, userEvent);
  await waitFor(() => expect(callsTo(orderPath)).toHaveLength(1));
});

/** A variable-value brand whose denominations get this response. */
const withDenominations = (response: () => Response) => ({
  args: { brandKey: variableBrand },
  beforeEach: respondWith(denominationsPath, response),
});

export const ValuesRefused = meta.story({
  tags: ['fault'],
  ...withDenominations(() => HttpResponse.json({ ErrorCode: 'BUSY', Errors: ['No values now.'] })),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

ValuesRefused.test('shows the Errors in a dialog [DTL-28]', async ({ canvas, userEvent }) => {
  await expect(screen.getByRole('dialog')).toHaveTextContent('No values now.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText('The values of this card did not load.')).toBeVisible();
  await expect(getRedeemButton(canvas)).toBeDisabled();
});

export const ValuesWithoutResponse = meta.story({
  tags: ['fault'],
  ...withDenominations(() => HttpResponse.error()),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

ValuesWithoutResponse.test('shows a dialog [DTL-28]', async () => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(/Please try again later/);
});

export const CatalogueRefused = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: async () => {
    await screen.findByRole('dialog');
  },
});

CatalogueRefused.test('retries from the dialog [DTL-27]', async ({ canvas, userEvent, msw }) => {
  const catalogue = heldCall(cataloguePath);
  catalogue.hold({ msw });
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }),
  );
  await canvas.findByText('Loading the gift card');
  await waitFor(() => expect(callsTo(cataloguePath)).toHaveLength(2));
  catalogue.release();
  await screen.findByRole('dialog');
});

export const CatalogueWithoutResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/** The catalogue, which contains the brand, has not arrived yet. */
export const Loading = meta.story({
  parameters: { scenario: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the gift card');
  },
});

/** The address names a brand that the store does not have. */
export const NotFound = meta.story({
  args: { brandKey: 'constructor' },
  play: async ({ canvas }) => {
    await canvas.findByText(/is not in the Rewards Store/);
  },
});

/** A catalogue of one brand. */
const withBrand = (given: Parameters<typeof brandOf>[0]) => ({
  args: { brandKey: 'B1' },
  beforeEach: respondWith(
    cataloguePath,
    records({ brands: [brandOf({ imageUrls: {}, ...given })] }),
  ),
});

export const WithoutTiles = meta.story({
  tags: ['fault'],
  ...withBrand({ items: [itemOf({ utid: 'A', faceCB: Number.NaN })] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/not available right now/);
  },
});

WithoutTiles.test('has nothing to redeem', async ({ canvas }) => {
  await expect(getRedeemButton(canvas)).toBeDisabled();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alder Books');
});

export const OddItems = meta.story({
  tags: ['edge-case'],
  ...withBrand({
    items: [
      itemOf({ utid: 'A', faceValue: 1e21, faceCB: 1e21 }),
      itemOf({ utid: 'B', faceCB: Number.NaN }),
      itemOf({ utid: 'C', faceValue: 12.5, faceCB: 1250.01, currencyCode: 'ZZTOP' }),
    ],
  }),
  play: waitUntilReady,
});

OddItems.test(
  'offers only cards that can be ordered, at a whole price [DTL-23]',
  async ({ canvas }) => {
    await expect(getTiles(canvas)).toEqual(['12.50 ZZTOP']);
    await expect(getPrice(canvas)).toHaveTextContent(/1,251\sCB/);
  },
);

export const ValuesAboveMaximum = meta.story({
  tags: ['edge-case'],
  ...withBrand({ items: [variableItemOf({ maxValue: 25 })] }),
  play: waitUntilReady,
});

ValuesAboveMaximum.test('leaves out values above the maximum [CAT-07]', async ({ canvas }) => {
  await expect(getTiles(canvas)).toEqual(['10 USD', '25 USD']);
});

/** The card of 10 USD is unavailable, so the next value is selected. */
export const UnavailableValue = meta.story({ args: { brandKey: 'B100017' }, play: waitUntilReady });

UnavailableValue.test(
  'stays a tile, and the first available one is selected [DTL-09] [DTL-20]',
  async ({ canvas }) => {
    await expect(getTiles(canvas)).toEqual(['10 USD', '15 USD']);
    await expect(getTile(canvas, '10 USD')).toBeDisabled();
    await expect(getChecked(canvas)).toEqual(['15 USD']);
  },
);

/** An inactive brand shows its values, but none can be redeemed. */
export const NothingAvailable = meta.story({
  ...withBrand({ status: 'inactive', items: [itemOf({ utid: 'A' }), itemOf({ utid: 'B' })] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/not available right now/);
  },
});

NothingAvailable.test('keeps its tiles, and has nothing to redeem', async ({ canvas }) => {
  await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  await expect(getRedeemButton(canvas)).toBeDisabled();
});

/** Values below the brand's minimum of $25 are disabled. */
export const FromMinimum = meta.story({ args: { brandKey: 'B100019' }, play: waitUntilReady });

FromMinimum.test(
  'selects the first value of at least the minimum [DTL-22] [CAT-07]',
  async ({ canvas }) => {
    await expect(getTile(canvas, '10 USD')).toBeDisabled();
    await expect(getTile(canvas, '10 USD')).toHaveAccessibleDescription(/from \$25$/);
    await expect(getChecked(canvas)).toEqual(['25 USD']);
    await expect(getPrice(canvas)).toHaveTextContent(/2,500\sCB/);
  },
);

/** A brand whose values are all below 10 has nothing to redeem. */
export const NoValuesOf10 = meta.story({
  args: { brandKey: 'B100020' },
  play: async ({ canvas }) => {
    await canvas.findByText('This gift card has no values of 10 or more.');
  },
});

export const HostileVendor = meta.story({
  tags: ['edge-case'],
  args: { brandKey: 'B100012' },
  play: waitUntilReady,
});

HostileVendor.test('shows the text only', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lantern <Prepaid>');
  await expect(canvasElement.querySelector('script, section img')).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Details' })).toBeNull();
});
