import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import type { TableSort } from '#ui/components/Table/Table.tsx';
import { type Period, periods, type ReportFilter } from '#ui/domain/report.ts';

interface PeriodFieldProps {
  value: Period | undefined;
  onChange: (days: Period | undefined) => void;
  /** Puts label and value into one pill, for a row of filters. */
  inline?: boolean;
}

const periodName = (days: Period) => `Last ${days} days`;

const periodOptions = [
  { value: '', label: 'All' },
  ...periods.map((days) => ({ value: String(days), label: periodName(days) })),
];

/** Selects how far back a report goes. */
export function PeriodField({ value, onChange, inline = false }: PeriodFieldProps) {
  return (
    <SelectField
      label="Period"
      inline={inline}
      options={periodOptions}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(periods.find((days) => String(days) === chosen))}
    />
  );
}

export interface SortFieldProps {
  /** The columns of the report; those without `sortFirst` are not sortable. */
  columns: readonly {
    readonly key: string;
    readonly header: string;
    readonly sortFirst?: TableSort['direction'];
  }[];
  value: TableSort | undefined;
  onChange: (sort: TableSort | undefined) => void;
  /** Puts label and value into one pill, for a row of filters. */
  inline?: boolean;
}

/** The names of both directions, by the key of the column; other columns are named by their header. */
const directionNames: Readonly<Record<string, readonly [descending: string, ascending: string]>> = {
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

export interface ActiveFilter {
  /** The part of the filter to reset. */
  readonly field: 'days' | 'sort';
  readonly name: string;
}

/** Returns the period and the sort in use, without a sort that the report does not have. */
export function activeFilters(
  { days, sort }: ReportFilter,
  columns: SortFieldProps['columns'],
): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (days) active.push({ field: 'days', name: periodName(days) });
  const sortOption = sort && toOptions(columns).find(({ value }) => value === toValue(sort));
  if (sortOption) active.push({ field: 'sort', name: sortOption.label });
  return active;
}

const toValue = ({ column, direction }: TableSort) => `${column} ${direction}`;

const toOptions = (columns: SortFieldProps['columns']) =>
  columns.flatMap(({ key, header, sortFirst }) => {
    if (!sortFirst) return [];
    const [descending, ascending] = directionNames[key] ?? [`By ${header}, Z to A`, `By ${header}`];
    const options = [
      toOption(key, 'descending', descending),
      toOption(key, 'ascending', ascending),
    ];
    return sortFirst === 'descending' ? options : options.toReversed();
  });

function toOption(column: string, direction: TableSort['direction'], label: string) {
  const sort = { column, direction };
  return { value: toValue(sort), label, sort };
}
