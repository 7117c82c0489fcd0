export type SortDirection = 'ascending' | 'descending';

/** Which column the rows are sorted by, and how. */
export interface TableSort {
  /** `key` of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a press on a header asks for: `first`, then the other direction, then no order of its own. */
export function nextSort(
  sort: TableSort | undefined,
  column: string,
  first: SortDirection,
): TableSort | undefined {
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}
