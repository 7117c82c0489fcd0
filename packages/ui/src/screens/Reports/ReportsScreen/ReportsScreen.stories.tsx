import { inShell } from '@cb/workbench/inShell';
import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Text } from '#ui/components/Text/Text.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reports/Reports',
  component: ReportsScreen,
  args: {
    tab: 'earnings' as const,
    onTab: fn(),
    balance: 3037,
    earnings: <Text>Earnings</Text>,
    redemptions: <Text>Redemptions</Text>,
  },
});

/** The first tab; only the report of the selected tab is mounted. */
export const EarningsChosen = meta.story({
  ...inShell('earningReport'),
  args: { tab: 'earnings' },
});

EarningsChosen.test('has its two tabs [TRX-02]', async ({ canvas }) => {
  const tabs = canvas.getAllByRole('tab');
  await expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'EARNINGS',
    'REDEMPTION STATUS',
  ]);
  await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
});

EarningsChosen.test('reports the tab that is chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
  await expect(args.onTab).toHaveBeenCalledWith('redemptions');
});

/** The second tab, which a link to the report can open. */
export const RedemptionsChosen = meta.story({ parameters: pictured, args: { tab: 'redemptions' } });

export const NegativeBalance = meta.story({
  tags: ['edge-case'],
  args: { tab: 'earnings', balance: -320 },
});

NegativeBalance.test('explains a balance below zero', async ({ canvas }) => {
  await expect(canvas.getByText(/Your balance is/)).toHaveTextContent(/−320\sCB/);
});
