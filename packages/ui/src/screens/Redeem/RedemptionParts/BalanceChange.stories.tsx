import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { BalanceChange } from './RedemptionParts.tsx';

const meta = preview.meta({
  id: 'screens-redeem-balancechange',
  title: 'Screens/Redeem/Parts/BalanceChange',
  component: BalanceChange,
  parameters: { matrix: 'small' },
  args: { cb: 1000, balance: 3037.5, tooMuchId: 'too-much' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
});

/** The CB to redeem, and the balance before and after, each with its dollars. */
export const Enough = meta.story({ parameters: picturedIn('light wide') });

Enough.test('counts 1,000 CB as $10, before and after [CON-01]', async ({ canvas }) => {
  await expect(canvas.getByText('You redeem').nextSibling).toHaveTextContent(
    /^1,000\sCB \(\$10\.00\)$/,
  );
  await expect(canvas.getByText(/^3,037\.5\sCB \(\$30\.37\)$/)).toBeVisible();
  await expect(canvas.getByText(/^2,037\.5\sCB \(\$20\.37\)$/)).toBeVisible();
});

/** The member has too few CB, so a warning replaces the balance after the order. */
export const TooLittle = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('light wide'),
  args: { cb: 5000 },
});

TooLittle.test('shows a warning instead of a negative balance', async ({ canvas }) => {
  const after = canvas.getByText('Balance after').nextSibling;
  await expect(after).toHaveTextContent(/^This is more than you have\.$/);
});

/** The balance is not known yet, so only the CB to redeem appear. */
export const BalanceUnknown = meta.story({ parameters: pictured, args: { balance: undefined } });

BalanceUnknown.test('shows no balance', async ({ canvas }) => {
  await expect(canvas.queryByText(/Balance/)).toBeNull();
});

/** A further row to confirm, here a long wallet address below a huge amount. */
export const MoreRows = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    cb: 999_999_999_999_999,
    rows: [{ name: 'Bitcoin Wallet address', value: `bitcoincash:${'q'.repeat(60)}` }],
  },
});
