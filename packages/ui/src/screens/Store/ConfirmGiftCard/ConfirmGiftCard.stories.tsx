import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmGiftCard } from './ConfirmGiftCard.tsx';

const meta = preview.meta({
  id: 'screens-store-confirmgiftcard',
  title: 'Screens/Store/Parts/ConfirmGiftCard',
  component: ConfirmGiftCard,
  args: {
    brand: 'Alder Books',
    value: '25',
    currency: 'USD',
    cb: 2500,
    email: '',
    onChangeEmail: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
});

const confirmButton = () => screen.getByRole('button', { name: 'Click to confirm' });

/** No email address is typed, so the order cannot be confirmed. */
export const Empty = meta.story();

Empty.test('shows brand, value, currency and price [DTL-16]', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Confirmation' });
  await expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to redeem your balance for Alder Books Gift Card with 25 USD value?',
  );
  await expect(dialog).toHaveTextContent(/2,500\sCB \(\$25\.00\)/);
});

Empty.test('explains when and where the code arrives [DTL-17]', async () => {
  await expect(
    screen.getByText(
      'Your giftcard code will be sent to the email address you input below, within 15-30 business days.',
    ),
  ).toBeInTheDocument();
});

Empty.test('asks for an email address [DTL-18]', async ({ userEvent, args }) => {
  const field = screen.getByPlaceholderText('Email address');
  await expect(field).toHaveAttribute('type', 'email');
  await userEvent.type(field, 'a');
  await expect(args.onChangeEmail).toHaveBeenCalledWith('a');
});

Empty.test('cannot be confirmed without an address [DTL-19]', async ({ userEvent, args }) => {
  await expect(confirmButton()).toBeDisabled();
  await expect(confirmButton()).toHaveAccessibleDescription(/Enter the address/);
  await userEvent.type(screen.getByPlaceholderText('Email address'), '{Enter}');
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

Empty.test('closes with Close and Escape [DTL-19]', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

/** An address that the browser accepts; the server decides about the rest. */
export const Filled = meta.story({ parameters: pictured, args: { email: 'dana@mail' } });

Filled.test(
  'confirms an address that the e-mail field accepts, with button and Enter [DTL-18] [DTL-19]',
  async ({ userEvent, args }) => {
    await userEvent.click(confirmButton());
    await userEvent.type(screen.getByPlaceholderText('Email address'), '{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
);

/** Names the countries where the card can be used. */
export const ForUseIn = meta.story({
  args: { email: 'dana@mail.example', countries: ['United States', 'Canada'] },
});

ForUseIn.test('names the countries where the card can be used', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Confirmation' });
  await expect(dialog).toHaveTextContent(/For use in: United States, CanadaYour giftcard code/);
});

export const Malformed = meta.story({
  tags: ['edge-case'],
  parameters: pictured,
  args: { email: 'dana@' },
  play: async ({ userEvent }) => {
    await userEvent.click(confirmButton());
  },
});

Malformed.test('says what is wrong, and sends nothing', async ({ userEvent, args }) => {
  const field = screen.getByPlaceholderText('Email address');
  await expect(field).toBeInvalid();
  await expect(field).toHaveFocus();
  await expect(field).toHaveAccessibleDescription(
    'Enter an e-mail address, such as name@example.com.',
  );
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

Malformed.test('takes the mark off while the address is changed', async ({ userEvent }) => {
  await userEvent.keyboard('x');
  await expect(screen.getByPlaceholderText('Email address')).not.toHaveAttribute('aria-invalid');
});

export const HostileBrand = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: { brand: `<img src=x onerror=alert(1)>${'W'.repeat(400)}`, currency: 'XX<b>' },
});

HostileBrand.test('shows markup as text and does not overflow', async () => {
  const dialog = screen.getByRole('dialog');
  await expect(dialog.querySelector('img, b')).toBeNull();
  await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
});
