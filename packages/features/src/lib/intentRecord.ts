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

function parse(text: string | undefined): IntentRecord | undefined {
  try {
    const parsed = v.safeParse(record, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The record as this tab last heard of it; `null` where it heard of none, `undefined` where it can't know. */
export function glanceAtRecord(port: IntentPort, name: string) {
  const text = port.glance(name);
  return text === null ? null : parse(text);
}

/** The record as it is; `undefined` where there is none or something else. */
export const loadRecord = async (port: IntentPort, name: string) => parse(await port.load(name));

export const saveRecord = (port: IntentPort, name: string, next: IntentRecord) =>
  port.save(name, JSON.stringify(next));
