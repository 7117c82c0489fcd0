/** Said by the browser's alert and beside the field alike (part 1 §5, decision D4). */
export const passwordsDiffer = 'passwords do not match';
