/** A member's location, which determines the format of amounts and dates. */
export interface Place {
  /** A BCP 47 tag. */
  readonly locale: string;
  /** An IANA name. */
  readonly timeZone: string;
}

/** The places of the toolbar; every test uses the default. */
const places: Readonly<Record<string, Place>> = {
  berlin: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
};

export const defaultPlace: Place = { locale: 'en-US', timeZone: 'UTC' };

/** Returns the place that the toolbar `place` selects. */
export const placeOf = ({ place }: Readonly<Record<string, unknown>>): Place =>
  places[String(place)] ?? defaultPlace;
