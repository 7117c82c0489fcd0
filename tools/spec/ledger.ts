import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Requirement } from './coverage.ts';

const folder = resolve(import.meta.dirname, '../../docs/specification');

/** The heading of an area: "## Sign-up (REG)". */
const heading = /^## (.+) \(([A-Z]{3})\)$/;
/** A requirement: "- **REG-14** (validation) If …" or "- **REG-04** (content, site) The link …". */
const item = /^- \*\*([A-Z]{3}-\d{2})\*\* \((\w+)(, site)?\) (.+)$/;

/** Parses the requirements of one file. Throws if a list item is not a requirement of its area. */
export function readRequirements(text: string): readonly Requirement[] {
  const requirements: Requirement[] = [];
  let area: { readonly name: string; readonly prefix: string } | undefined;
  for (const line of text.split('\n')) {
    const [, name, prefix] = heading.exec(line) ?? [];
    if (name && prefix) area = { name, prefix };
    if (!area || !line.startsWith('- ')) continue;
    const [, id, kind, mark, statement] = item.exec(line) ?? [];
    if (!id || !kind || !statement || !id.startsWith(`${area.prefix}-`)) {
      throw new Error(`No requirement of ${area.name} (${area.prefix}): ${line}`);
    }
    const site = mark !== undefined || kind === 'route';
    requirements.push({ id, area: area.name, kind, site, statement });
  }
  return requirements;
}

/** Returns the absolute paths of the specification files, in order. */
export const specificationFiles = () =>
  globSync('[0-9]*.md', { cwd: folder })
    .sort()
    .map((file) => resolve(folder, file));

/** Returns all requirements, in the order of the specification. */
export const allRequirements = () =>
  specificationFiles().flatMap((file) => readRequirements(readFileSync(file, 'utf8')));
