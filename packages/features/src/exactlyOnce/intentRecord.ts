import * as v from 'valibot';

const texts = v.array(v.string());

const fields = {
  /** How many times the intent was sent, this one included. */
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Goes with the request of this generation, however often a browser sends it (decision D59). */
  key: v.pipe(v.string(), v.uuid()),
  /** What the member confirmed, as far as a screen tells of it: CB. Nothing personal stays here. */
  cb: v.number(),
};

const record = v.variant('phase', [
  v.object({ ...fields, phase: v.literal('sending') }),
  v.object({ ...fields, phase: v.literal('lost') }),
  /** Lost, and the member has looked what became of it. */
  v.object({ ...fields, phase: v.literal('checked') }),
  /** Refused because someone else is logged in: nothing was taken (decision D60). */
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

/** What all tabs know of an intent. */
export type IntentRecord = v.InferOutput<typeof record>;

/** Reads a remembered text; `undefined` where there is none, or something else. */
export function parseRecord(text: string | null | undefined): IntentRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(String(text)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** In this order a generation goes through its phases. */
const phases = ['sending', 'lost', 'checked', 'void', 'answered'] as const;

const isNewer = (one: IntentRecord, other: IntentRecord) =>
  one.generation === other.generation
    ? phases.indexOf(one.phase) > phases.indexOf(other.phase)
    : one.generation > other.generation;

/** The text that tells of the later generation or phase; one that is no record tells of nothing. */
export function newerText<T extends string | null | undefined>(one: T, other: T): T {
  const [record, rival] = [parseRecord(one), parseRecord(other)];
  if (!record) return other;
  return rival && isNewer(rival, record) ? other : one;
}
