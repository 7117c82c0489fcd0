import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { settingsSchema, type Settings } from './settingsSchema.ts';

/** Parses and validates settings. Throws an error that names the file, and the field of each fault. */
export function parseSettings(text: string, file: string): Settings {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), text);
  if (parsed.success) return parsed.output;
  throw new Error(`${file}:\n${v.summarize(parsed.issues)}`);
}

/** Reads a settings file. Throws like `parseSettings`. */
export const readSettings = (file: string): Settings =>
  parseSettings(readFileSync(file, 'utf8'), file);
