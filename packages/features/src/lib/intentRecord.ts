import * as v from 'valibot';
import type { IntentPort } from './intentPort.ts';

const texts = v.array(v.string());

const fields = {
  /** How many times the intent was sent, this one included. */
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  detail: v.string(),
};

const record = v.variant('phase', [
  v.object({ ...fields, phase: v.literal('sending') }),
  v.object({ ...fields, phase: v.literal('lost') }),
  /** Lost, and the member has looked what became of it. */
  v.object({ ...fields, phase: v.literal('checked') }),
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

/** The record under a name; `undefined` where there is none or something else stands there. */
export function readRecord(port: IntentPort, name: string): IntentRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(port.read(name) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const writeRecord = (port: IntentPort, name: string, next: IntentRecord) =>
  port.write(name, JSON.stringify(next));
