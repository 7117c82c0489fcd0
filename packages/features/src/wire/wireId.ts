import * as v from 'valibot';

/** An id as the server wrote it, number or text; it goes back as it came (D57). As a key it is a text. */
export type WireId = string | number;

/** Reads an id; an empty text and what is no whole id are none. */
export const wireId = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]);
