export interface CbCode {
  /** As printed. Compared case-insensitively, without surrounding whitespace. */
  readonly code: string;
  /** CB granted to each member once. */
  readonly cb: number;
  readonly comment: string;
  readonly redeemedBy: string[];
}

export function seedCodes(): CbCode[] {
  return [
    { code: 'WELCOME50', cb: 50, comment: 'Thanks for joining us.', redeemedBy: [] },
    { code: 'FRIDAY-7', cb: 7.5, comment: 'Enjoy the weekend.', redeemedBy: [] },
  ];
}
