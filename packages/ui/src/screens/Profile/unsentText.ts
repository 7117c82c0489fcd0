/** Returns a sentence with the number of unsent answers. */
export const unsentText = (count: number) =>
  count === 1 ? '1 answer has not been sent.' : `${count} answers have not been sent.`;
