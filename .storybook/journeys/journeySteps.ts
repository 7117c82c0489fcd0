import { forgetMember } from '@cb/features/shared/gate/forgetMember';
import { createQueryClient } from '@cb/features/shared/wire/queryClient';
import { balanceOf, credit } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyEnvironment } from '../backend/storyEnvironment.ts';
import { Journey, type JourneyProps } from './Journey.tsx';

/** The meta of a journey: the whole window, and a running clock that starts at the world's time. */
export const journeyMeta = {
  component: Journey,
  args: { start: '/dashboard' },
  parameters: { layout: 'fullscreen' as const, clock: 'world', signedIn: true, showsMember: true },
  // Clears what a member leaves in the browser, so that no journey sees what another one stored.
  beforeEach: () => forgetMember(createQueryClient()),
};

export type JourneyContext = StoryContext<JourneyProps>;

/** Returns a journey's play function, which plays its steps in order. */
export const playSteps =
  (steps: Readonly<Record<string, (context: JourneyContext) => Promise<void>>>) =>
  async (context: JourneyContext) => {
    for (const [label, play] of Object.entries(steps))
      await context.step(label, () => play(context));
  };

/** Waits until an element is visible. Queries again on each attempt, because pages mount and fade in. */
export const expectVisible = (query: () => HTMLElement) =>
  waitFor(() => expect(query()).toBeVisible());

/** Finds the balance button, in the top bar only, because computing the names of all buttons of a page is slow. */
const balanceButton = ({ canvas }: JourneyContext, amount: string) =>
  within(canvas.getByRole('banner')).getByRole('button', {
    name: (name) => /^Balance\s*(.*)\sCB$/.exec(name)?.[1] === amount,
  });

/** Waits until the top bar shows a balance, such as "3,037" or "3,087.0". */
export const expectBalance = (context: JourneyContext, amount: string) =>
  expectVisible(() => balanceButton(context, amount));

/** Waits until the page shows no progress bar, which stays for a moment after a response. */
export const expectProgressGone = ({ canvas }: JourneyContext) =>
  waitFor(() => expect(within(canvas.getByRole('main')).queryByRole('progressbar')).toBeNull());

/** Waits until a dashboard page has loaded, after its redirect if it has one. */
export async function expectPageLoaded({ canvas }: JourneyContext) {
  await expectVisible(() =>
    within(canvas.getByRole('banner')).getByRole('button', { name: /^Balance/ }),
  );
  await expectVisible(() => within(canvas.getByRole('main')).getByRole('heading', { level: 1 }));
}

/** Follows a link of the dashboard's menu, which in a narrow window is the page "More". */
export async function followMenuLink(context: JourneyContext, entry: RegExp) {
  const { canvas, userEvent } = context;
  await expectPageLoaded(context);
  const sidebar = canvas.queryByRole('navigation', { name: 'Dashboard' });
  if (!sidebar) await userEvent.click(canvas.getByRole('link', { name: 'More pages' }));
  const menu = within(sidebar ?? (await canvas.findByRole('navigation', { name: 'All parts' })));
  await userEvent.click(menu.getByRole('link', { name: entry }));
}

/** Follows an entry of the account menu in the top bar. */
export async function followAccountLink(context: JourneyContext, entry: string) {
  await expectPageLoaded(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: /^Account/ }));
  await context.userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Follows a link in the balance popover of the top bar. */
export async function followBalanceLink(context: JourneyContext, amount: string, link: string) {
  await expectPageLoaded(context);
  await expectBalance(context, amount);
  await context.userEvent.click(balanceButton(context, amount));
  const panel = within(await screen.findByRole('dialog', { name: 'Your balance' }));
  await expect(panel.getByText(/^Available/).parentElement).toHaveTextContent(
    `Available ${amount} CB`,
  );
  const panelLink = panel.getByRole('link', { name: link });
  await context.userEvent.click(panelLink);
  await waitFor(() => expect(panelLink).not.toBeInTheDocument());
}

/** Credits CB to the member's ledger and pushes the new balance (RTM-02, RTM-06); the member closes its toast. */
export async function creditAndPush(
  { canvas, userEvent }: JourneyContext,
  cb: number,
  description: string,
) {
  const { backend, socketServer } = storyEnvironment;
  credit(backend.world, demoMemberId, cb, { kind: 'survey', description });
  const TotalCb = balanceOf(backend.world, demoMemberId);
  await waitFor(() => expect(socketServer.counts.open).toBe(1));
  socketServer.connect();
  const body = `You earned ${cb} CB.`;
  const reply = { ErrorCode: 'SUCCESS', Data: [{ TotalCb }] };
  socketServer.push('cbAdded', { Title: 'CB added', body, reply });
  // A matcher, because the amount is a separate element within the toast's content.
  const isContent = (_: string, element: Element | null) =>
    element?.localName === 'bdi' && element.textContent === body;
  await expectVisible(() => canvas.getByText(isContent));
  await userEvent.click(canvas.getByText(isContent));
  await waitFor(() => expect(canvas.queryByText(isContent)).toBeNull());
}
