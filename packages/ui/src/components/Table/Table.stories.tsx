import { looks } from '@cb/workbench/looks';
import { inViewport, pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Text } from '../Text/Text.tsx';
import { columns, createSurvey, guidance, type Survey } from './Table.docs.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

const meta = preview.meta({
  id: 'components-table',
  title: 'Components/Data/Table',
  component: Table,
  render: (args: TableProps<Survey>) => <Table {...args} />,
  args: {
    caption: 'Surveys',
    columns,
    rows: [1, 2, 3, 4].map((index) => createSurvey(index)),
    rowKey: ({ id }) => id,
    onSort: fn(),
  },
  parameters: { guidance },
});

/** Not sorted: the rows are in the given order. */
export const OrderAsItCame = meta.story();

OrderAsItCame.test('is a table with its name, headers and rows', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Surveys' })).toBeVisible();
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['ID', 'Survey', 'CB', 'Time', 'Link']);
  await expect(canvas.getAllByRole('row')).toHaveLength(5);
});

OrderAsItCame.test('names a sortable column by its text alone', async ({ canvas }) => {
  const header = canvas.getByRole('columnheader', { name: 'CB' });
  // The button inside has the same name, which some browsers would add.
  await expect(header).toHaveAttribute('aria-labelledby', within(header).getByText('CB').id);
});

OrderAsItCame.test('sorts by keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'CB' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSort).toHaveBeenCalledWith({ column: 'cb', direction: 'descending' });
});

/** By CB, the smallest first; the next press of the header resets it. */
export const Sorted = meta.story({
  parameters: picturedIn('dark phone'),
  args: { sort: { column: 'cb', direction: 'ascending' } as const },
});

Sorted.test('announces the sort', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'CB' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute(
    'aria-sort',
    'none',
  );
  await expect(canvas.getByRole('columnheader', { name: 'ID' })).not.toHaveAttribute('aria-sort');
});

Sorted.test('resets the sort by the next press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'CB' }));
  await expect(args.onSort).toHaveBeenCalledWith(undefined);
});

/** With a visible caption above the rows and their total below. */
export const CaptionAndFooter = meta.story({
  parameters: pictured,
  args: { captionShown: true, footer: <Text size="small">Total : 4</Text> },
});

const ledgerPositions: Readonly<Record<string, TableColumn<Survey>['ledger']>> = {
  name: 'title',
  cb: 'end',
  time: 'fact',
  link: 'action',
};

const ledgerColumns: readonly TableColumn<Survey>[] = columns.map((column) => ({
  ...column,
  ledger: ledgerPositions[column.key] ?? 'none',
}));

/** The same table in a wide window, where a ledger has its headers. */
export const Ledger = meta.story({ args: { columns: ledgerColumns } });

/** Each row becomes two lines, without repeated headers. */
export const LedgerOnAPhone = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  args: { columns: ledgerColumns },
});

LedgerOnAPhone.test('repeats no headers, but names its columns', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'CB' })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: /^CB$/ })).toBeInTheDocument();
  const row = canvas.getAllByRole('row')[1];
  await expect(row?.innerText).toMatch(/^Streaming habits 1\s/);
  await expect(row?.innerText).not.toContain('Time');
});

/** No rows: the empty state replaces them and the headers. */
export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState>There is nothing here yet.</EmptyState> },
});

Empty.test('shows the empty state instead of rows and headers', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader')).toBeNull();
  await expect(canvas.getByRole('cell')).toHaveTextContent('There is nothing here yet.');
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  parameters: picturedIn('dark phone'),
  args: {
    rows: [
      createSurvey(1, 'W'.repeat(500)),
      createSurvey(2, 'words that go on '.repeat(30)),
      createSurvey(3, '<b>markup</b> \u202Ebackwards'),
    ],
  },
});

ExtremeText.test('does not overflow', async ({ canvasElement }) => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  const panel = canvasElement.querySelector('table')?.parentElement;
  await expect(panel?.scrollWidth).toBe(panel?.clientWidth);
});

export const Looks = meta.story({ ...looks({ Ledger, Empty }), tags: ['!dev', '!autodocs'] });
