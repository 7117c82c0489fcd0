import { Reports } from '@cb/features/reports/Reports';
import { demoMemberId } from '@cb/mocks/world/members';
import { worldEpoch } from '@cb/mocks/world/world';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { connected } from '../decorators/connected.tsx';
import preview from '../preview.tsx';
import { stage } from '../stage.ts';

/** The reports with an address of their own. */
function Addressed() {
  const [search, setSearch] = useState('');
  return (
    <Reports
      userId={demoMemberId}
      redeemHref="/dashboard/redeem"
      search={search}
      onSearch={setSearch}
    />
  );
}

const meta = preview.meta({
  title: 'Journeys/Find a redemption',
  component: Addressed,
  tags: ['!autodocs', 'no-visual'],
  decorators: [connected],
  parameters: { signedIn: true, clock: 'manual', chromatic: { disableSnapshot: true } },
  beforeEach: () => stage.clock.advance(worldEpoch - stage.clock.now()),
});

export const InBothReports = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('finds what was taken from the balance', async () => {
      await canvas.findByText('Total : 63');
      await userEvent.type(canvas.getByRole('searchbox'), 'redemption');
      await expect(canvas.getByText(/^Total : 3/)).toHaveTextContent('of 63');
    });

    await step('sees what became of it', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
      await canvas.findByText('Total : 3');
      await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
      const rows = within(canvas.getByRole('table', { name: 'Redemption status' })).getAllByRole(
        'row',
      );
      await expect(rows[1]).toHaveTextContent('Approved');
      await expect(rows[1]).toHaveTextContent('Order approved after review.');
    });

    await step('keeps it as a file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
      await waitFor(() => expect(stage.download).toHaveBeenCalledTimes(1));
      await expect(stage.download.mock.calls[0]?.[1]).toContain('Order approved after review.');
    });
  },
});
