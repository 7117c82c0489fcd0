import { expect, screen } from 'storybook/test';
import preview from '../preview.tsx';
import { storyEnvironment } from '../backend/storyEnvironment.ts';
import {
  expectBalance,
  expectPageLoaded,
  expectVisible,
  followAccountLink,
  journeyMeta,
  playSteps,
} from './journeySteps.ts';

const meta = preview.meta({
  title: 'Journeys/First day',
  ...journeyMeta,
  tags: ['!autodocs'],
});

/** A member reads the welcome, redeems a code and logs out. */
export const RedeemsACodeAndLogsOut = meta.story({
  play: playSteps({
    'opens the inbox [SHL-18]': async (context) => {
      const { canvas, userEvent } = context;
      await expectPageLoaded(context);
      await expectBalance(context, '3,037');
      await userEvent.click(canvas.getByRole('link', { name: 'Inbox' }));
      await expectVisible(() => canvas.getByRole('heading', { name: 'Inbox' }));
    },
    'reads the welcome': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('link', { name: /Read the welcome message/ }));
      await expectVisible(() => canvas.getByRole('heading', { name: 'Welcome to CB Rewards' }));
    },
    'goes to the dashboard [MSG-01]': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start Earning CBs Here' }));
      await expectVisible(() => canvas.getByRole('navigation', { name: 'Offers' }));
    },
    'redeems a CB code [CBC-06, CBC-07, CBC-08]': async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
      await userEvent.type(await screen.findByLabelText('CB code'), 'WELCOME50{Enter}');
      await expectVisible(() => screen.getByText('Thanks for joining us.'));
      await userEvent.keyboard('{Escape}');
      await expectBalance(context, '3,087.0');
    },
    'logs out [SHL-22]': async (context) => {
      await followAccountLink(context, 'Logout');
      await expectVisible(() => context.canvas.getByLabelText('Username'));
      await expect(storyEnvironment.backend.userId()).toBeUndefined();
      await expect(storyEnvironment.socketServer.counts.open).toBe(0);
    },
  }),
});
