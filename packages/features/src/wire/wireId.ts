import * as v from 'valibot';

/**
 * An id as the server wrote it, number or text; it is sent back unchanged (D57). As a key:
 * `String(id)`.
 */
export type WireId = string | number;

/** The schema of an id: a non-empty text or a finite number. */
export const wireId = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]);
