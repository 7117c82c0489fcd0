import preview from '@cb/workbench/preview';
import { expect } from 'storybook/test';
import { BalanceWorth } from './BalanceFigure.tsx';

const meta = preview.meta({
  id: 'screens-balance-balanceworth',
  title: 'Screens/Balance/Parts/BalanceWorth',
  component: BalanceWorth,
  parameters: { matrix: 'small' },
});

/** The dollars at the rate of 100 CB = $1. */
export const Known = meta.story({ args: { cb: 3037 } });

Known.test('is shown in dollars', async ({ canvas }) => {
  await expect(canvas.getByText('worth $30.37')).toBeVisible();
});

export const BelowZero = meta.story({ tags: ['edge-case'], args: { cb: -300 } });

BelowZero.test('explains why it is below zero', async ({ canvas }) => {
  await expect(canvas.getByText(/CB were taken back/)).toBeVisible();
});

export const Unknown = meta.story({ tags: ['edge-case'], args: { cb: undefined } });

Unknown.test('shows nothing', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('');
});
