import { AvailableBalance } from '@cb/features/balance/Balance';
import { Payza } from '@cb/features/payza/Payza';
import { demoMemberId } from '@cb/mocks/world/members';
import { Inline } from '@cb/ui/components/Inline';
import { Stack } from '@cb/ui/components/Stack';
import { expect, waitFor, type within, type userEvent as UserEvent } from 'storybook/test';
import { connected } from '../decorators/connected.tsx';
import preview from '../preview.tsx';
import { stage } from '../stage.ts';

/** The screen with the balance above it, as the dashboard has both. */
function CashOut(props: Parameters<typeof Payza>[0]) {
  return (
    <Stack space="large">
      <Inline justify="end">
        <AvailableBalance userId={props.userId} />
      </Inline>
      <Payza {...props} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Journeys/Cash out through Payza',
  component: CashOut,
  tags: ['!autodocs', 'no-visual'],
  decorators: [connected],
  args: { userId: demoMemberId, statusHref: '/dashboard/transactioncb' },
  parameters: { signedIn: true, clock: 'manual', chromatic: { disableSnapshot: true } },
});

type Canvas = ReturnType<typeof within>;
type User = ReturnType<(typeof UserEvent)['setup']>;

const orders = () =>
  stage.sent.filter(({ path }) => path === '/payza/createOrder').map(({ body }) => body);

async function fillIn(canvas: Canvas, user: User, cb: string) {
  const amount = canvas.getByLabelText('CB to redeem');
  await user.clear(amount);
  await user.type(amount, `${cb}{Enter}`);
  await expect(canvas.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
}

const available = (canvas: Canvas, amount: string) =>
  waitFor(async () => {
    stage.clock.advance(240);
    await expect(canvas.getByText(/^Available/)).toHaveTextContent(`Available ${amount} CB`);
  });

async function agreeAndSucceed(canvas: Canvas, user: User) {
  await user.click(canvas.getByRole('button', { name: 'I AGREE' }));
  await canvas.findByText('Your redemption order is placed');
  await available(canvas, '2,037');
  await expect(canvas.getByRole('link', { name: 'See REDEMPTION STATUS' })).toBeVisible();
}

export const CashesOut = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('sees the balance', () => available(canvas, '3,037'));
    await step('asks for 1,000 CB', async () => {
      await userEvent.type(canvas.getByLabelText('Payza e-mail address'), 'dana@mail.example');
      await fillIn(canvas, userEvent, '1000');
      await expect(canvas.getByText(/^2,037\sCB \(\$20\.37\)$/)).toBeVisible();
    });
    await step('agrees', () => agreeAndSucceed(canvas, userEvent));
    await expect(orders()).toEqual(['{"cbCount":1000}']);
  },
});

export const IsRefusedAndRecovers = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('asks for more than there is, and is warned', async () => {
      await available(canvas, '3,037');
      await fillIn(canvas, userEvent, '5000');
      await expect(canvas.getByText('This is more than you have.')).toBeVisible();
    });
    await step('is refused by the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        /You have 3,037 CB and need 5,000 CB/,
      );
      await available(canvas, '3,037');
    });
    await step('asks for less', async () => {
      await expect(canvas.getByLabelText('CB to redeem')).toHaveValue('5000');
      await fillIn(canvas, userEvent, '1000');
      await agreeAndSucceed(canvas, userEvent);
    });
    await expect(orders()).toEqual(['{"cbCount":5000}', '{"cbCount":1000}']);
  },
});
