/** How many answers wait to be sent, as a sentence. */
export const unsentText = (count: number) =>
  count === 1 ? '1 answer has not been sent.' : `${count} answers have not been sent.`;
