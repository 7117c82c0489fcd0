import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings.ts';

/** Parses and validates settings. Throws an error with a line per problem, which names file and field. */
export function parseSettings(text: string, file: string): Settings {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
  const parsed = v.safeParse(settingsSchema, json);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map(
    (issue) => `${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${messageOf(issue)}`,
  );
  throw new Error(faults.join('\n'));
}

function messageOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && received === 'undefined') return 'This field is missing.';
  if (type === 'strict_object' && expected === 'never') return 'There is no such field.';
  return message;
}

/** Reads a settings file. Throws like `parseSettings`. */
export const readSettings = (file: string): Settings =>
  parseSettings(readFileSync(file, 'utf8'), file);
