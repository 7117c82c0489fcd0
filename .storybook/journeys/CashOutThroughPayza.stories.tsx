import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { callsTo, inPlace } from '../storyEnvironment.ts';
import { expectAnswered, expectBalance, expectPageLoaded, expectVisible } from './atTheSite.ts';
import { journey } from './journey.ts';
import { playSteps, type JourneyContext } from './playSteps.ts';

const meta = preview.meta({
  title: 'Journeys/Cash out through Payza',
  ...journey,
  args: { start: '/dashboard/cbpayza' },
});

const orders = () => callsTo('/payza/createOrder').map(({ body }) => body);

async function enterAmount({ canvas, userEvent }: JourneyContext, cb: string) {
  const amount = await canvas.findByLabelText('CB to redeem');
  await userEvent.clear(amount);
  await userEvent.type(amount, `${cb}{Enter}`);
  await expectVisible(() => canvas.getByRole('heading', { name: 'PLEASE CONFIRM' }));
}

async function agreeAndSucceed(context: JourneyContext) {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }));
  await expectVisible(() => canvas.getByText('Your redemption order is placed'));
  await expectBalance(context, '2,037');
  await expectAnswered(context);
}

async function findOrderInReport({ canvas, userEvent }: JourneyContext) {
  await userEvent.click(canvas.getByRole('link', { name: 'See REDEMPTION STATUS' }));
  await userEvent.click(await canvas.findByRole('tab', { name: 'REDEMPTION STATUS' }));
  await expectVisible(() => canvas.getByText('Total : 4'));
}

export const CashesOut = meta.story({
  play: playSteps({
    'sees the balance [BAL-05]': async (context) => {
      await expectPageLoaded(context);
      await expectBalance(context, '3,037');
    },
    'asks for 1,000 CB': async (context) => {
      const { canvas, userEvent } = context;
      const email = await canvas.findByLabelText('Payza e-mail address');
      await userEvent.type(email, 'dana@mail.example');
      await enterAmount(context, '1000');
      await expectVisible(() => canvas.getByText(inPlace('2,037 CB ($20.37)')));
    },
    'agrees [PAY-08, PAY-10, PAY-11]': async (context) => {
      await agreeAndSucceed(context);
      await expect(orders()).toEqual(['{"cbCount":1000}']);
    },
    'finds the order in the report [PAY-04]': findOrderInReport,
  }),
});

export const IsRefusedAndRecovers = meta.story({
  play: playSteps({
    'asks for more than there is, and cannot agree [PAY-09]': async (context) => {
      await expectBalance(context, '3,037');
      await enterAmount(context, '5000');
      const { canvas, userEvent } = context;
      await expectVisible(() => canvas.getByText('This is more than you have.'));
      await expect(canvas.getByRole('button', { name: 'I AGREE' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'CANCEL' }));
    },
    'asks for too little, and is refused by the server [PAY-12]': async (context) => {
      const { canvas, userEvent } = context;
      await enterAmount(context, '999');
      await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'You can redeem from $10, which is 1,000 CB.',
      );
      await expectAnswered(context);
      await expectBalance(context, '3,037');
    },
    'asks for enough': async (context) => {
      await expect(context.canvas.getByLabelText('CB to redeem')).toHaveValue('999');
      await enterAmount(context, '1000');
    },
    'agrees, and the order is placed [PAY-10, PAY-11]': async (context) => {
      await agreeAndSucceed(context);
      await expect(orders()).toEqual(['{"cbCount":999}', '{"cbCount":1000}']);
    },
  }),
});
