import { balanceOf, credit } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyEnvironment } from '../storyEnvironment.ts';
import type { JourneyProps } from './Journey.tsx';
import { sees } from './sees.ts';

type Context = StoryContext<JourneyProps>;

/** The balance; in the bar alone, for while it counts every button of the page would be named. */
const balance = ({ canvas }: Context, amount: string) =>
  within(canvas.getByRole('banner')).getByRole('button', {
    name: (name) => /^Balance\s*(.*)\sCB$/.exec(name)?.[1] === amount,
  });

/** The balance in the top bar comes to rest at an amount, as "3,037" or "3,087.0". */
export const seesBalance = (context: Context, amount: string) =>
  sees(() => balance(context, amount));

/** A page of the dashboard has loaded and, where it only leads on, led on. */
export async function seesAPage({ canvas }: Context) {
  await sees(() => canvas.getByRole('button', { name: /^Balance/ }));
  await sees(() => within(canvas.getByRole('main')).getByRole('heading', { level: 1 }));
}

/** Follows an entry of the dashboard's menu, which a narrow window keeps behind a button. */
export async function followsMenu(context: Context, entry: RegExp) {
  const { canvas, userEvent } = context;
  await seesAPage(context);
  const named = { name: 'Dashboard' };
  const beside = canvas.queryByRole('navigation', named);
  if (!beside) await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const menu = within(beside ?? (await screen.findByRole('navigation', named)));
  await userEvent.click(menu.getByRole('link', { name: entry }));
}

/** Follows an entry of the menu under the member's picture in the top bar. */
export async function followsAccount(context: Context, entry: string) {
  await seesAPage(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Account' }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Follows a link of what opens under the balance in the top bar. */
export async function followsBalance(context: Context, amount: string, link: string) {
  await seesAPage(context);
  await seesBalance(context, amount);
  await context.userEvent.click(balance(context, amount));
  const panel = within(await screen.findByRole('dialog', { name: 'Your balance' }));
  await expect(panel.getByText(/^Available/)).toHaveTextContent(`Available ${amount} CB`);
  await context.userEvent.click(panel.getByRole('link', { name: link }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your balance' })).toBeNull());
}

/** The server adds CB to the member's ledger and pushes the new balance (RTM-02, RTM-06). */
export async function earns({ canvas }: Context, cb: number, description: string) {
  const { backend, transport } = storyEnvironment;
  credit(backend.world, demoMemberId, cb, { kind: 'survey', description });
  const TotalCb = balanceOf(backend.world, demoMemberId);
  await waitFor(() => expect(transport.counts.open).toBe(1));
  transport.connect();
  transport.push('cbAdded', {
    Title: 'CB added',
    body: `You earned ${cb} CB.`,
    reply: { ErrorCode: 'SUCCESS', Data: [{ TotalCb }] },
  });
  await sees(() => canvas.getByText(`You earned ${cb} CB.`));
}
