import * as v from 'valibot';

const texts = v.pipe(v.array(v.string()), v.readonly());

const fields = {
  /** Identifies the order, and is its idempotency key (decision D157). */
  key: v.pipe(v.string(), v.uuid()),
  /** The confirmed amount in CB, for the screens. Nothing personal is stored. */
  cb: v.number(),
};

const record = v.variant('phase', [
  /** About to be sent, or sent; once its tab has released the lock it is lost. */
  v.object({ ...fields, phase: v.literal('sending') }),
  /** It is unknown whether it was carried out. */
  v.object({ ...fields, phase: v.literal('lost') }),
  /** Nothing is left to show: the member has checked it, or nothing was charged. */
  v.object({ ...fields, phase: v.literal('over') }),
  v.object({
    ...fields,
    phase: v.literal('answered'),
    envelope: v.object({
      success: v.boolean(),
      errorCode: v.string(),
      errors: texts,
      info: texts,
      fieldErrors: v.pipe(v.array(v.object({ field: v.string(), errors: texts })), v.readonly()),
      data: v.pipe(v.array(v.unknown()), v.readonly()),
    }),
  }),
]);

/** The last order with a name, which all tabs share. */
export type OrderRecord = v.InferOutput<typeof record>;

/** Parses what is stored; `undefined` if there is nothing or something else. */
export function parseRecord(stored: unknown): OrderRecord | undefined {
  const parsed = v.safeParse(record, stored);
  return parsed.success ? parsed.output : undefined;
}
