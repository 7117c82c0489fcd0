import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { NegativeBalance } from './RedemptionParts.tsx';

const meta = preview.meta({
  id: 'screens-redeem-negativebalance',
  title: 'Screens/Redeem/Parts/NegativeBalance',
  component: NegativeBalance,
  args: { balance: -320 },
});

export const Negative = meta.story({ tags: ['edge-case'], parameters: pictured });

Negative.test('explains what happened, and that nothing is owed', async ({ canvas }) => {
  await expect(canvas.getByText(/Your balance is/)).toHaveTextContent('−320 CB');
  await expect(canvas.getByText(/You owe no money/)).toBeVisible();
});

/** Renders nothing unless the balance is below zero. */
export const None = meta.story({ args: { balance: 0 } });

None.test('shows nothing for other balances', async ({ canvasElement }) => {
  await expect(canvasElement).not.toHaveTextContent(/balance/);
});
