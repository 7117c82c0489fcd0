/** A member's location, which determines the format of amounts and dates. */
export interface Place {
  readonly name: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The places of the toolbar; the first is the default, and that of every test. */
export const places = {
  utc: { name: 'English, UTC', locale: 'en-US', timeZone: 'UTC' },
  honolulu: { name: 'English, Honolulu', locale: 'en-US', timeZone: 'Pacific/Honolulu' },
  berlin: { name: 'German, Berlin', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  kolkata: { name: 'Hindi, Kolkata', locale: 'hi-IN', timeZone: 'Asia/Kolkata' },
  cairo: { name: 'Arabic, Cairo', locale: 'ar-EG', timeZone: 'Africa/Cairo' },
  tokyo: { name: 'Japanese, Tokyo', locale: 'ja-JP', timeZone: 'Asia/Tokyo' },
} as const satisfies Record<string, Place>;

export const defaultPlace = 'utc';

/** Returns the place selected with the toolbar `place`, or the default. */
export const placeOf = ({ place }: Readonly<Record<string, unknown>>): Place =>
  Object.entries(places).find(([name]) => name === place)?.[1] ?? places[defaultPlace];
