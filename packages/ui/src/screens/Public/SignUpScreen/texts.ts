/** Said by the browser's alert and beside the field alike (REG-13, D4). */
export const passwordsDiffer = 'passwords do not match';
