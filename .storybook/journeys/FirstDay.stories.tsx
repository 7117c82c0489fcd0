import { expect, screen } from 'storybook/test';
import preview from '../preview.tsx';
import { storyEnvironment } from '../storyEnvironment.ts';
import { earns, followsAccount, seesBalance } from './atTheSite.ts';
import { openBrowser } from './openBrowser.ts';
import { Journey } from './Journey.tsx';
import { journeyParameters } from './journeyParameters.ts';
import { playSteps } from './playSteps.ts';
import { sees } from './sees.ts';

const meta = preview.meta({
  title: 'Journeys/First day',
  component: Journey,
  tags: ['!autodocs'],
  args: { start: '/dashboard' },
  parameters: { ...journeyParameters, signedIn: true },
  beforeEach: openBrowser,
});

export const RedeemsACodeGetsAPushAndLogsOut = meta.story({
  play: playSteps({
    'opens the inbox': async (context) => {
      const { canvas, userEvent } = context;
      await seesBalance(context, '3,037');
      await userEvent.click(canvas.getByRole('link', { name: 'Inbox' }));
      await sees(() => canvas.getByRole('heading', { name: 'Inbox' }));
    },
    'reads the welcome': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('link', { name: /Read the welcome message/ }));
      await sees(() => canvas.getByRole('heading', { name: 'Welcome to CB Rewards' }));
    },
    'goes to the dashboard': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Start Earning CBs Here' }));
      await sees(() => canvas.getByRole('navigation', { name: 'Offers' }));
    },
    'redeems a CB code': async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
      await userEvent.type(await screen.findByLabelText('CB code'), 'WELCOME50{Enter}');
      await sees(() => screen.getByText('Thanks for joining us.'));
      await userEvent.keyboard('{Escape}');
      await seesBalance(context, '3,087.0');
    },
    'gets a push': async (context) => {
      await earns(context, 50, 'A gift for the first day');
      await seesBalance(context, '3,137.0');
    },
    'logs out': async (context) => {
      await followsAccount(context, 'Logout');
      await sees(() => context.canvas.getByLabelText('Username'));
      await expect(storyEnvironment.backend.userId()).toBeUndefined();
      await expect(storyEnvironment.transport.counts.open).toBe(0);
    },
  }),
});
