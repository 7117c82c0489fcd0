import { GiftCard } from '@cb/features/store/GiftCard';
import { RewardsStore } from '@cb/features/store/RewardsStore';
import { LinkProvider, type LinkComponentProps } from '@cb/ui/components/LinkProvider';
import type { StoreFilter } from '@cb/ui/screens/Store/RewardsStoreScreen/StoreFilters.tsx';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { connected } from '../decorators/connected.tsx';
import preview from '../preview.tsx';
import { stage } from '../stage.ts';

const store = '/dashboard/redeemrewards';
const details = `${store}/details/`;
const hrefOf = (brandKey: string) => details + brandKey;
const unfiltered: StoreFilter = { search: '', affordable: false, currency: '' };

/** The store's two pages, with an address of their own. */
function Store({ userId }: { userId: string }) {
  const [path, setPath] = useState(store);
  const [filter, setFilter] = useState(unfiltered);
  const [follow] = useState(() => ({ href, ...rest }: LinkComponentProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        setPath(href);
      }}
    />
  ));
  return (
    <LinkProvider value={follow}>
      {path.startsWith(details) ? (
        <GiftCard
          userId={userId}
          brandKey={path.slice(details.length)}
          storeHref={store}
          statusHref="/dashboard/transactioncb"
        />
      ) : (
        <RewardsStore
          userId={userId}
          filter={filter}
          onFilter={setFilter}
          cashHref="/dashboard/redeem"
          hrefOf={hrefOf}
        />
      )}
    </LinkProvider>
  );
}

const meta = preview.meta({
  title: 'Journeys/Redeem a gift card',
  component: Store,
  tags: ['!autodocs', 'no-visual'],
  decorators: [connected],
  args: { userId: 'member-1001' },
  parameters: { signedIn: true, clock: 'manual', chromatic: { disableSnapshot: true } },
  beforeEach: () => localStorage.removeItem('TangocardCatalog'),
});

type Canvas = ReturnType<typeof within>;

const orders = () => stage.sent.filter(({ path }) => path === '/redemption/create');
const redeem = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Redeem' }));

/** Opens the confirmation of what is selected, and waits for its answer. */
async function confirm(canvas: Canvas, email: string) {
  redeem(canvas).getByRole('button', { name: 'REDEEM' }).click();
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  return {
    dialog,
    field: dialog.getByPlaceholderText('Email address'),
    email,
    button: dialog.getByRole('button', { name: 'Click to confirm' }),
  };
}

const answered = async (canvas: Canvas) => {
  await canvas.findByText('Gift card request response received');
  stage.clock.advance(1000);
  await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
};

export const SearchesChoosesAndRedeems = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('searches', async () => {
      await canvas.findAllByRole('listitem');
      await userEvent.type(canvas.getByPlaceholderText('Search term...'), 'alder{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    });

    await step('chooses', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Alder Books' }));
      await userEvent.click(await canvas.findByText('25 USD'));
      await expect(redeem(canvas).getByText(/2,500\sCB \(\$25\.00\)/)).toBeVisible();
    });

    await step('redeems', async () => {
      const { field, button, email } = await confirm(canvas, 'dana@mail.example');
      await userEvent.type(field, email);
      await userEvent.click(button);
      await answered(canvas);
      await expect(canvas.getByText('Your order for 2,500 CB has been placed.')).toBeVisible();
      await expect(orders()).toHaveLength(1);
    });

    await step('sees the new balance in the store', async () => {
      const [back] = canvas.getAllByRole('link', { name: 'Go Back to Reward Catalog' });
      if (!back) throw new Error('There is no way back.');
      await userEvent.click(back);
      await canvas.findByText('1 reward');
      await waitFor(() =>
        expect(stage.sent.filter(({ path }) => path === '/getCbCountByUser')).toHaveLength(2),
      );
    });
  },
});

export const IsRefusedAndRecovers = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('asks for more than the balance', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Kite Travel & Tours' }));
      await canvas.findByText(/You need/);
      const { field, button, email } = await confirm(canvas, 'dana@mail.example');
      await userEvent.type(field, email);
      await userEvent.click(button);
      await answered(canvas);
      await expect(redeem(canvas).getByRole('alert')).not.toBeEmptyDOMElement();
    });

    await step('chooses what is in reach', async () => {
      const [back] = canvas.getAllByRole('link', { name: 'Go Back to Reward Catalog' });
      if (!back) throw new Error('There is no way back.');
      await userEvent.click(back);
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'I can redeem now' }));
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: 'Kite Travel & Tours' })).toBeNull(),
      );
      await userEvent.click(canvas.getByRole('link', { name: 'Alder Books' }));
      await canvas.findAllByRole('radio');
    });

    await step('mistypes the address, corrects it, and has the card', async () => {
      const first = await confirm(canvas, 'dana');
      await userEvent.type(first.field, first.email);
      await userEvent.click(first.button);
      await answered(canvas);
      await expect(redeem(canvas).getByRole('alert')).not.toBeEmptyDOMElement();
      const second = await confirm(canvas, '@mail.example');
      await userEvent.type(second.field, second.email);
      await userEvent.click(second.button);
      await answered(canvas);
      await expect(canvas.getByText('Your order for 1,000 CB has been placed.')).toBeVisible();
      await expect(orders()).toHaveLength(3);
    });
  },
});
