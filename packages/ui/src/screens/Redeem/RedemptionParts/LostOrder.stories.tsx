import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { LostOrder } from './RedemptionParts.tsx';

const meta = preview.meta({
  id: 'screens-redeem-lostorder',
  title: 'Screens/Redeem/Parts/LostOrder',
  component: LostOrder,
  args: { statusHref: '/dashboard/transactioncb', onRestart: fn() },
});

/** The order got no response, so it may have been placed all the same. */
export const Lost = meta.story();

Lost.test(
  'asks to check first, and continues only on a press',
  async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/check REDEMPTION STATUS before you try again/);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.statusHref);
    await expect(args.onRestart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'I have checked, back to the form' }));
    await expect(args.onRestart).toHaveBeenCalledTimes(1);
  },
);
