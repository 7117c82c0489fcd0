import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { settingsSchema, type Settings } from './settingsSchema.ts';

/** Replaces Valibot's messages on unknown and missing keys, such as "Expected never", by what to do. */
function messageOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') {
    return `Unknown setting ${received}. Remove or correct it: site.schema.json lists all settings.`;
  }
  if (type === 'strict_object' && received === 'undefined') {
    return `The setting ${expected} is missing. Add it as in site.config.example.json.`;
  }
  return message;
}

/** Parses and validates settings. Throws an error that names the file, and the field of each fault. */
export function parseSettings(text: string, file: string): Settings {
  const schema = v.pipe(v.string(), v.parseJson(), settingsSchema);
  const parsed = v.safeParse(schema, text, { message: messageOf });
  if (parsed.success) return parsed.output;
  throw new Error(`${file}:\n${v.summarize(parsed.issues)}`);
}

/** Reads a settings file. Throws if it cannot be read, and like `parseSettings`. */
export function readSettings(file: string): Settings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const path = resolve(file);
    throw new Error(
      `Cannot read the settings file ${path}. The variable SETTINGS names it; correct or unset SETTINGS.`,
      { cause },
    );
  }
  return parseSettings(text, file);
}
