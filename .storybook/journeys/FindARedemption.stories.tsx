import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { calledOnce, storyEnvironment } from '../backend/storyEnvironment.ts';
import {
  expectVisible,
  followBalanceLink,
  openBalance,
  journeyMeta,
  playSteps,
} from './atTheSite.ts';

const meta = preview.meta({
  title: 'Journeys/Find a redemption',
  ...journeyMeta,
  tags: ['!autodocs'],
  // A narrower window shows a ledger in place of the table.
  globals: { viewport: { value: 'wide' } },
});

/** A member finds a redemption among the earnings, sees its status and downloads the list. */
export const InBothReports = meta.story({
  play: playSteps({
    'learns from the balance what each status means': async (context) => {
      const { userEvent } = context;
      const panel = await openBalance(context, '3,037');
      await userEvent.click(panel.getByRole('button', { name: 'Where is my CB?' }));
      const explainer = within(await screen.findByRole('dialog', { name: 'Where is my CB?' }));
      await expect(explainer.getByRole('link', { name: /Ask for help/ })).toHaveAttribute(
        'href',
        'https://help.cbrewards.example/',
      );
      await userEvent.click(explainer.getByRole('button', { name: 'Close' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'opens the earning history from the balance [BAL-01, BAL-04]': async (context) => {
      await followBalanceLink(context, '3,037', 'My Earning History');
      await expectVisible(() => context.canvas.getByText('Total : 63'));
    },
    'finds what was taken from the balance [TRX-06]': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByLabelText('Search'));
      // In one change, because each renders the whole table.
      await userEvent.paste('redemption');
      await waitFor(() =>
        expect(canvas.getByText('Total : 3').parentElement).toHaveTextContent('of 63'),
      );
    },
    'sees what became of it': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
      await expectVisible(() => canvas.getByText('Total : 3'));
      await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
      const table = within(canvas.getByRole('table', { name: 'Redemption status' }));
      const [, first] = table.getAllByRole('row');
      await waitFor(() => expect(first).toHaveTextContent('Approved'));
      await expect(first).toHaveTextContent('Sent to demo@cbrewards.example.');
    },
    'keeps it as a file': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
      await calledOnce(storyEnvironment.download);
      await expect(storyEnvironment.download.mock.calls[0]?.[1]).toContain(
        'Sent to demo@cbrewards.example.',
      );
    },
  }),
});
