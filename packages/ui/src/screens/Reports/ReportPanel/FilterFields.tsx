import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import type { TableSort } from '#ui/components/Table/Table.tsx';
import { type Period, periods } from '#ui/domain/report.ts';

interface PeriodFieldProps {
  value: Period | undefined;
  onChange: (days: Period | undefined) => void;
  /** Puts the label in the field. */
  inline?: boolean;
}

/** Returns the name of a period. */
export const periodName = (days: Period) => `Last ${days} days`;

const options = [
  { value: '', label: 'All' },
  ...periods.map((days) => ({ value: String(days), label: periodName(days) })),
];

/** Selects how far back a report goes. */
export function PeriodField({ value, onChange, inline = false }: PeriodFieldProps) {
  return (
    <SelectField
      label="Period"
      inline={inline}
      options={options}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(periods.find((days) => String(days) === chosen))}
    />
  );
}

interface SortFieldProps {
  /** The columns of the report; those without `sortFirst` are not sortable. */
  columns: readonly {
    readonly key: string;
    readonly header: string;
    readonly sortFirst?: TableSort['direction'];
  }[];
  value: TableSort | undefined;
  onChange: (sort: TableSort | undefined) => void;
  /** Puts the label in the field. */
  inline?: boolean;
}

/** The names of both directions, for dates and amounts. */
const directions: Readonly<Record<string, readonly [down: string, up: string]>> = {
  date: ['Newest first', 'Oldest first'],
  amount: ['Largest first', 'Smallest first'],
};

/** A menu that sorts a ledger, which has no headers to press. */
export function SortField({ columns, value, onChange, inline = false }: SortFieldProps) {
  const options = toOptions(columns);
  return (
    <SelectField
      label="Order"
      inline={inline}
      options={[{ value: '', label: 'As listed' }, ...options]}
      value={value ? toValue(value) : ''}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.sort)}
    />
  );
}

/** Returns the name of a sort; undefined for one of another report. */
export const sortName = (columns: SortFieldProps['columns'], sort: TableSort) =>
  toOptions(columns).find(({ value }) => value === toValue(sort))?.label;

const toValue = ({ column, direction }: TableSort) => `${column} ${direction}`;

const toOptions = (columns: SortFieldProps['columns']) =>
  columns.flatMap(({ key, header, sortFirst }) => {
    const named = directions[key];
    if (!sortFirst) return [];
    if (!named) return [toOption(key, 'ascending', `By ${header}`)];
    return [toOption(key, 'descending', named[0]), toOption(key, 'ascending', named[1])];
  });

function toOption(column: string, direction: TableSort['direction'], label: string) {
  const sort = { column, direction };
  return { value: toValue(sort), label, sort };
}
