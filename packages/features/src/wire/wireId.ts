import * as v from 'valibot';

/** An id as the server wrote it, number or text; it goes back as it came (D57). As a key: `String(id)`. */
export type WireId = string | number;

/** Reads an id: a text that is not empty, or a finite number. */
export const wireId = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]);
