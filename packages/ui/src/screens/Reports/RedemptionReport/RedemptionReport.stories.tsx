import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { orders, ordersSummary } from '../reports.fixtures.ts';
import { RedemptionReport } from './RedemptionReport.tsx';

const meta = preview.meta({
  id: 'screens-reports-redemptions',
  title: 'Screens/Reports/Parts/Redemptions',
  component: RedemptionReport,
  args: {
    state: { status: 'ready', rows: orders, total: 3, refreshing: false } as const,
    summary: ordersSummary,
    redeemHref: '/dashboard/redeem',
    helpHref: 'https://help.cbrewards.example/',
    filter: { text: '', days: undefined, sort: undefined },
    onFilter: fn(),
    onRefresh: fn(),
    onDownload: fn(),
  },
});

/** The redeemed CB by outcome, then every order with its status. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('shows delivered and undelivered CB separately', async ({ canvas }) => {
  await expect(canvas.getByText('Delivered to you').nextSibling).toHaveTextContent(/2,000\sCB/);
  await expect(canvas.getByText('Not delivered', { selector: 'dt' }).nextSibling).toHaveTextContent(
    /1,500\sCB/,
  );
});

Ready.test('explains why “CBs Claimed” may count undelivered CB', async ({ canvas }) => {
  await expect(canvas.getByText(/“CBs Claimed” in your profile may still count/)).toBeVisible();
});

/** A window that is wide enough for the five columns. */
export const AsATable = meta.story({ globals: { viewport: { value: 'wide' } } });

AsATable.test('has the columns of the orders [TRX-04] [TRX-12]', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual([
    'Date Time',
    'Payment Method',
    'Status',
    'Amount Redeemed',
    'Comments',
  ]);
  const [, , row] = canvas.getAllByRole('row');
  const cells = Array.from(row?.querySelectorAll('td') ?? [], (cell) => cell.textContent);
  await expect(cells).toEqual([
    '02-Sep-2026 9:15AM',
    'Gift card TANGOCARDS',
    'RejectedNot delivered. Its CB go back to your balance.',
    '1,500',
    'Quill Stationers gift card, 15 USDCould not be delivered. Your 1,500 CB were returned.',
  ]);
});

AsATable.test('explains what a pending order waits for, and until when', async ({ canvas }) => {
  const [, pending] = canvas.getAllByRole('row');
  await expect(pending).toHaveTextContent('Pending');
  await expect(pending).toHaveTextContent(
    /We check the order.*Expected 02-Dec-2026 to 23-Dec-2026/,
  );
});

/** A ledger with a heading for each day replaces the table. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

OnAPhone.test('is a ledger with the status of each order [TRX-04]', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader')).toBeNull();
  await expect(canvas.getByRole('list', { name: 'Redemption status' })).toHaveTextContent(
    /11-Nov-2026Gift card TANGOCARDS1,000\sCB9:15AMPending/,
  );
});

/** A member who has not redeemed yet, with a link to do so. */
export const Empty = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'empty', refreshing: false } },
});

Empty.test('links to the page where CBs are converted [TRX-09]', async ({ canvas }) => {
  await expect(
    canvas.getByText('There are no redemption orders. Earn CBs and convert them to real money!'),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Click Here' })).toHaveAttribute(
    'href',
    '/dashboard/redeem',
  );
});

/** The first request: placeholders below an overlay with the specified text. */
export const Loading = meta.story({ args: { state: { status: 'loading' } } });

/** The report did not load: nothing was lost, and a button loads it again. */
export const Failed = meta.story({ args: { state: { status: 'failed' } } });
