/** The number of survey cards per page (SVC-14). */
export const pageSize = 4;

/**
 * Returns the page that starts at a position, and the positions of the pages next to it, if any.
 */
export function pageAt<Row>(rows: readonly Row[], position: number) {
  // The list may have become shorter since the position was chosen.
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1) * pageSize;
  const start = Math.min(Math.max(0, position), last);
  return {
    start,
    shown: rows.slice(start, start + pageSize),
    previous: start > 0 ? Math.max(0, start - pageSize) : undefined,
    next: start < last ? start + pageSize : undefined,
  };
}
