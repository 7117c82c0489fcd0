/** The text of both the browser alert and the field's error (REG-13, D4). */
export const passwordsDiffer = 'passwords do not match';
