export interface CbCode {
  /** As printed. Compared case-insensitively, without surrounding whitespace. */
  readonly code: string;
  /** CB granted to each member once. */
  readonly cb: number;
  readonly comment: string;
  readonly redeemedBy: string[];
}

/** A code that members with a history have already redeemed. */
export const usedCode = { code: 'SUMMER25', cb: 25, comment: 'Enjoy the summer.' } as const;

export function seedCodes(redeemedBy: readonly string[]): CbCode[] {
  return [
    { code: 'WELCOME50', cb: 50, comment: 'Thanks for joining us.', redeemedBy: [] },
    { code: 'FRIDAY-7', cb: 7.5, comment: 'Enjoy the weekend.', redeemedBy: [] },
    { ...usedCode, redeemedBy: [...redeemedBy] },
  ];
}
