import * as v from 'valibot';

const text = v.fallback(v.string(), '');
const isGiven = (value: unknown) => value !== undefined && value !== null;
const nobody = { Status: '', Email: '', BasicProfile: { FirstName: '', LastName: '' } };

const details = v.fallback(
  v.object({
    Status: text,
    Email: text,
    BasicProfile: v.fallback(v.object({ FirstName: text, LastName: text }), nobody.BasicProfile),
  }),
  nobody,
);

/** Missing and malformed fields are empty, so that a friend who joined is never left out. */
export const referral = v.pipe(
  v.object({
    Date: v.optional(v.unknown()),
    Details: v.optional(v.unknown()),
  }),
  v.check(
    ({ Date, Details }) => isGiven(Date) || (typeof Details === 'object' && isGiven(Details)),
  ),
  v.transform(({ Date, Details }) => ({ Date, Details: v.parse(details, Details) })),
);

export type WireReferral = v.InferOutput<typeof referral>;
