export interface CbCode {
  /** As printed; compared without regard to case or surrounding blanks. */
  readonly code: string;
  /** CB granted once to each member. */
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
