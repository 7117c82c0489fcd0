import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { callsTo, inPlace } from '../storyEnvironment.ts';
import { expectAnswered, expectBalance, expectVisible, followBalanceLink } from './atTheSite.ts';
import { journey } from './journey.ts';
import { playSteps, type JourneyContext } from './playSteps.ts';

const meta = preview.meta({
  title: 'Journeys/Redeem a gift card',
  ...journey,
});

const orders = () => callsTo('/redemption/create');
const redeem = ({ canvas }: JourneyContext) =>
  within(canvas.getByRole('region', { name: 'Redeem' }));
const cards = ({ canvas }: JourneyContext) => within(canvas.getByRole('main'));

/**
 * Waits for the whole catalogue by its count: a role query would compute the name of every link.
 */
const expectStore = ({ canvas }: JourneyContext) =>
  expectVisible(() => canvas.getByText(/^\S+ rewards$/));

async function openStore(context: JourneyContext) {
  await followBalanceLink(context, '3,037', "Redeem CB's");
  await expectStore(context);
}

async function returnToStore({ canvas, userEvent }: JourneyContext) {
  const [back] = canvas.getAllByRole('link', { name: 'Go Back to Reward Catalog' });
  if (!back) throw new Error('There is no way back.');
  await userEvent.click(back);
}

/** Confirms the selection, for an e-mail address in place of the one that is filled in. */
async function confirmSelection(context: JourneyContext, address: string) {
  const { canvas, userEvent } = context;
  await userEvent.click(redeem(context).getByRole('button', { name: 'REDEEM' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  const field = dialog.getByPlaceholderText('Email address');
  // The member's own address fills the field as soon as it is known.
  await waitFor(() => expect(field).not.toHaveValue(''));
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.click(dialog.getByRole('button', { name: 'Click to confirm' }));
  await canvas.findByText('Gift card request response received');
  await expectAnswered(context);
}

const expectRefusal = async (context: JourneyContext) =>
  expect(redeem(context).getByRole('alert')).not.toBeEmptyDOMElement();

export const SearchesChoosesAndRedeems = meta.story({
  play: playSteps({
    'opens the store from the balance [BAL-01, BAL-03]': openStore,
    'searches [STO-03, STO-07]': async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.type(canvas.getByPlaceholderText('Search term...'), 'alder{Enter}');
      await expectVisible(() => canvas.getByText('1 reward'));
      const rewards = within(cards(context).getByRole('list', { name: 'Rewards' }));
      await expect(rewards.getAllByRole('listitem')).toHaveLength(1);
    },
    'chooses a card of $25 [STO-06, DTL-12, DTL-23]': async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('link', { name: 'Alder Books' }));
      await userEvent.click(await canvas.findByRole('radio', { name: inPlace('25 USD') }));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Redeem' })).toHaveTextContent(
          inPlace('Price2,500 CB ($25.00)'),
        ),
      );
    },
    'redeems [DTL-14]': async (context) => {
      await confirmSelection(context, 'dana@mail.example');
      await expectVisible(() =>
        context.canvas.getByText('Your order for 2,500 CB has been placed.'),
      );
      await expect(orders()).toHaveLength(1);
    },
    'sees the new balance in the store [BAL-05]': async (context) => {
      await returnToStore(context);
      await expectStore(context);
      await expectBalance(context, '537');
    },
  }),
});

export const IsRefusedAndRecovers = meta.story({
  play: playSteps({
    'opens the store from the balance [BAL-01, BAL-03]': openStore,
    'asks for more than the balance': async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('link', { name: 'Kite Travel & Tours' }));
      await expectVisible(() => canvas.getByText(/You need/));
      await expectBalance(context, '3,037');
    },
    'chooses what is in reach': async (context) => {
      const { canvas, userEvent } = context;
      await returnToStore(context);
      await userEvent.click(await canvas.findByRole('button', { name: 'I can redeem now' }));
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: 'Kite Travel & Tours' })).toBeNull(),
      );
      await userEvent.click(canvas.getByRole('link', { name: 'Alder Books' }));
      await within(await canvas.findByRole('region', { name: 'Redeem' })).findAllByRole('radio');
    },
    'mistypes the address': async (context) => {
      await confirmSelection(context, 'dana@mail');
      await expectRefusal(context);
    },
    'corrects it, and has the card': async (context) => {
      await confirmSelection(context, 'dana@mail.example');
      await expectVisible(() =>
        context.canvas.getByText('Your order for 1,000 CB has been placed.'),
      );
      await expectBalance(context, '2,037');
      await expect(orders()).toHaveLength(2);
    },
  }),
});
