import * as v from 'valibot';

const texts = v.array(v.string());

const fields = {
  /** How many times the intent has been sent, including this time. */
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /**
   * The idempotency key of this generation's request, however often a browser sends it (decision
   * D59).
   */
  key: v.pipe(v.string(), v.uuid()),
  /** The confirmed amount in CB, for the screens. Nothing personal is stored. */
  cb: v.number(),
};

const record = v.variant('phase', [
  v.object({ ...fields, phase: v.literal('sending') }),
  v.object({ ...fields, phase: v.literal('lost') }),
  /** Lost, and the member has checked the outcome. */
  v.object({ ...fields, phase: v.literal('checked') }),
  /** Refused because someone else is logged in: nothing was charged (decision D60). */
  v.object({ ...fields, phase: v.literal('void') }),
  v.object({
    ...fields,
    phase: v.literal('answered'),
    envelope: v.object({
      success: v.boolean(),
      errorCode: v.string(),
      errors: texts,
      info: texts,
      fieldErrors: v.array(v.object({ field: v.string(), errors: texts })),
      data: v.array(v.unknown()),
    }),
  }),
]);

/** The state of an intent that all tabs share. */
export type IntentRecord = v.InferOutput<typeof record>;

/** Parses a stored text; `undefined` if it is missing or malformed. */
export function parseRecord(text: string | null | undefined): IntentRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(String(text)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The phases of a generation in their order. */
const phases = ['sending', 'lost', 'checked', 'void', 'answered'] as const;

/** Whether a record has a later generation than another one, or a later phase of the same one. */
export const isNewer = (one: IntentRecord, other: IntentRecord) =>
  one.generation === other.generation
    ? phases.indexOf(one.phase) > phases.indexOf(other.phase)
    : one.generation > other.generation;

/** Returns the newer of two records, if there is any. */
export const newerRecord = (one: IntentRecord | undefined, other: IntentRecord | undefined) =>
  one && other ? (isNewer(other, one) ? other : one) : (one ?? other);

/**
 * Returns the text with the later generation or phase. A malformed one never wins over the other.
 */
export function newerText<T extends string | null | undefined>(one: T, other: T): T {
  const [record, rival] = [parseRecord(one), parseRecord(other)];
  if (!record) return other;
  return rival && isNewer(rival, record) ? other : one;
}
