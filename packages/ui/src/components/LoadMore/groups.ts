/** Splits the rows of a list into groups of `size`; the last one may be smaller. */
export const groupsOf = <Row>(rows: readonly Row[], size: number): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );

/** Whether two groups have the same rows in the same order. */
export const haveSameRows = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((row, at) => row === after[at]);
