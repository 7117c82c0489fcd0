import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import {
  expectProgressGone,
  expectBalance,
  expectVisible,
  followBalanceLink,
  journeyMeta,
  playSteps,
  type JourneyContext,
} from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/Redeem a gift card',
  ...journeyMeta,
  tags: ['!autodocs'],
});

/** Waits for the whole catalogue by its count: a role query would compute the name of every link. */
const expectStore = ({ canvas }: JourneyContext) =>
  expectVisible(() => canvas.getByText(/^\S+ rewards$/));

/** A member searches the store, redeems a card of $25 and sees the new balance. */
export const SearchesChoosesAndRedeems = meta.story({
  play: playSteps({
    'opens the store from the balance [BAL-01, BAL-03]': async (context) => {
      await followBalanceLink(context, '3,037', "Redeem CB's");
      await expectStore(context);
    },
    'searches [STO-03, STO-07]': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByPlaceholderText('Search term...'), 'alder{Enter}');
      await expectVisible(() => canvas.getByText('1 reward'));
      const main = within(canvas.getByRole('main'));
      const rewards = within(main.getByRole('list', { name: 'Rewards' }));
      await expect(rewards.getAllByRole('listitem')).toHaveLength(1);
    },
    'chooses a card of $25 [STO-06, DTL-12, DTL-23]': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Alder Books' }));
      await userEvent.click(await canvas.findByRole('radio', { name: '25 USD' }));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Redeem' })).toHaveTextContent(
          'Price2,500 CB ($25.00)',
        ),
      );
    },
    'redeems [DTL-14]': async (context) => {
      const { canvas, userEvent } = context;
      const redeem = within(canvas.getByRole('region', { name: 'Redeem' }));
      await userEvent.click(redeem.getByRole('button', { name: 'REDEEM' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
      const field = dialog.getByPlaceholderText('Email address');
      // The member's own address fills the field as soon as it is known.
      await waitFor(() => expect(field).not.toHaveValue(''));
      await userEvent.clear(field);
      await userEvent.type(field, 'dana@mail.example');
      await userEvent.click(dialog.getByRole('button', { name: 'Click to confirm' }));
      await canvas.findByText('Gift card request response received');
      await expectProgressGone(context);
      await expectVisible(() => canvas.getByText('Your order for 2,500 CB has been placed.'));
    },
    'sees the new balance in the store [BAL-05]': async (context) => {
      const { canvas, userEvent } = context;
      const [back] = canvas.getAllByRole('link', { name: 'Go Back to Reward Catalog' });
      if (back) await userEvent.click(back);
      await expectStore(context);
      await expectBalance(context, '537');
    },
  }),
});
