import type { Guidance } from '@cb/workbench/ComponentPage';
import { Amount } from '../Amount/Amount.tsx';
import { ButtonLink } from '../Link/Link.tsx';
import { Table, type TableColumn } from './Table.tsx';

export interface Survey {
  number: number;
  id: string;
  name: string;
  cb: number;
  minutes: number;
}

export const createSurvey = (number: number, name = `Streaming habits ${number}`): Survey => ({
  number,
  id: `survey-${number}`,
  name,
  cb: number * 125,
  minutes: number + 4,
});

export const columns: readonly TableColumn<Survey>[] = [
  { key: 'id', header: 'ID', width: 'content', cell: ({ number }) => number },
  { key: 'name', header: 'Survey', cell: ({ name }) => name },
  {
    key: 'cb',
    header: 'CB',
    width: 'content',
    align: 'end',
    sortFirst: 'descending',
    cell: ({ cb }) => <Amount cb={cb} />,
  },
  {
    key: 'time',
    header: 'Time',
    width: 'content',
    align: 'end',
    sortFirst: 'ascending',
    cell: ({ minutes }) => `${minutes} min`,
  },
  {
    key: 'link',
    header: 'Link',
    width: 'content',
    cell: () => (
      <ButtonLink href="#survey" tone="secondary">
        Take survey
      </ButtonLink>
    ),
  },
];

const comparedColumns: readonly TableColumn<Survey>[] = [
  { key: 'name', header: 'Survey', cell: ({ name }) => name },
  { key: 'cb', header: 'Reward', align: 'end', cell: ({ cb }) => <Amount cb={cb} tone="plain" /> },
];

const allColumns: readonly TableColumn<Survey>[] = [
  { key: 'row', header: 'Row', cell: ({ number }) => number },
  { key: 'id', header: 'ID', cell: ({ id }) => id },
  ...comparedColumns,
  { key: 'time', header: 'Time', align: 'end', cell: ({ minutes }) => `${minutes} min` },
];

export const guidance: Guidance = {
  use: `Rows of the same kind, to compare column by column.

**Use it** where the columns matter: amounts, dates, statuses. On a phone each row becomes a block.

**Do not use it** to lay out a page, or for items that are read one by one (Card).`,
  access: [
    'It is read as a table named by its caption, on a phone too, where each row is a block.',
    'Tab reaches the button of a sortable header; Enter and Space sort, and the direction is announced.',
    'Rows and cells take no focus.',
  ],
  do: {
    text: 'Choose the few columns that members compare.',
    show: () => (
      <Table
        caption="Surveys by reward"
        columns={comparedColumns}
        rows={[createSurvey(1), createSurvey(8)]}
        rowKey={({ id }) => id}
      />
    ),
  },
  avoid: {
    text: 'Do not add columns that nobody compares.',
    show: () => (
      <Table
        caption="All surveys by reward"
        columns={allColumns}
        rows={[createSurvey(1), createSurvey(8)]}
        rowKey={({ id }) => id}
      />
    ),
  },
};
