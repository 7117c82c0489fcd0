import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  getNodeValue,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import * as v from 'valibot';
import { settingsSchema, type Settings } from './settings.ts';

/** Invalid settings. The message has one line per problem. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Returns the offset of a field, or of the innermost object on its path if it is missing. */
function offsetOf(tree: Node, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}

/** Parses and validates settings. Throws a SettingsError that names file, line and field. */
export function parseSettings(text: string, file: string): Settings {
  const syntax: ParseError[] = [];
  const tree = parseTree(text, syntax, { disallowComments: true });
  const [first] = syntax;
  if (first || !tree) {
    const what = first ? printParseErrorCode(first.error) : 'ValueExpected';
    throw new SettingsError(`${file}:${lineAt(text, first?.offset ?? 0)}: no JSON (${what}).`);
  }
  const parsed = v.safeParse(settingsSchema, getNodeValue(tree));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const line = lineAt(text, offsetOf(tree, path));
    return `${file}:${line}: ${path.join('.') || 'the whole file'}: ${messageOf(issue)}`;
  });
  throw new SettingsError(faults.join('\n'));
}

function messageOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && received === 'undefined') return 'This field is missing.';
  if (type === 'strict_object' && expected === 'never') return 'There is no such field.';
  return message;
}

/** Reads a settings file. Throws like `parseSettings`. */
export const readSettings = (file: string): Settings =>
  parseSettings(readFileSync(file, 'utf8'), file);
