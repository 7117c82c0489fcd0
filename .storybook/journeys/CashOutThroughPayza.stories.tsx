import preview from '../preview.tsx';
import {
  expectProgressGone,
  expectBalance,
  expectPageLoaded,
  expectVisible,
  journeyMeta,
  playSteps,
} from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/Cash out through Payza',
  ...journeyMeta,
  tags: ['!autodocs'],
  args: { start: '/dashboard/cbpayza' },
});

/** A member orders 1,000 CB in cash and finds the order in the redemption status. */
export const CashesOut = meta.story({
  play: playSteps({
    'sees the balance [BAL-05]': async (context) => {
      await expectPageLoaded(context);
      await expectBalance(context, '3,037');
    },
    'asks for 1,000 CB': async ({ canvas, userEvent }) => {
      const email = await canvas.findByLabelText('Payza e-mail address');
      await userEvent.type(email, 'dana@mail.example');
      await userEvent.type(canvas.getByLabelText('CB to redeem'), '1000{Enter}');
      await expectVisible(() => canvas.getByRole('heading', { name: 'PLEASE CONFIRM' }));
      await expectVisible(() => canvas.getByText('2,037 CB ($20.37)'));
    },
    'agrees [PAY-10, PAY-11]': async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }));
      await expectVisible(() => canvas.getByText('Your redemption order is placed'));
      await expectBalance(context, '2,037');
      await expectProgressGone(context);
    },
    'finds the order in the report [PAY-04]': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'See REDEMPTION STATUS' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'REDEMPTION STATUS' }));
      await expectVisible(() => canvas.getByText('Total : 4'));
    },
  }),
});
