import { globSync, readFileSync } from 'node:fs';

/** The kinds of requirements (docs/specification/README.md). */
const kinds = [
  'content',
  'constant',
  'behaviour',
  'route',
  'state',
  'validation',
  'error',
  'call',
] as const;

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: (typeof kinds)[number];
  /** Whether the site decides it, such as a route or a page title: then it needs a test of the site. */
  readonly site: boolean;
  readonly statement: string;
}

/** A product decision, such as D31, about something that the specification does not define. */
export interface Decision {
  readonly number: string;
  readonly title: string;
  /** The rest of the entry, in Markdown. */
  readonly text: string;
  /** The section that contains it. */
  readonly topic: string;
  /** The ids of the requirements that it settles. */
  readonly requirements: readonly string[];
  /** The titles of the pages that show it. */
  readonly pages: readonly string[];
}

/** Returns the list items of a document below a level-two heading. */
function itemsOf(file: string) {
  let heading = '';
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading;
    return heading !== '' && line.startsWith('- ') ? [{ heading, line }] : [];
  });
}

/** "- **REG-14** (validation) If …" or "- **REG-04** (content, site) The link …". */
const requirement = /^- \*\*([A-Z]{3}-\d{2})\*\* \((\w+)(, site)?\) (.+)$/;

/** Parses a line below the heading of its area, such as "Sign-up (REG)". Throws if it is no requirement. */
export function parseRequirement(heading: string, line: string): Requirement {
  const [, area = '', prefix = ''] = /^(.+) \(([A-Z]{3})\)$/.exec(heading) ?? [];
  const [, id = '', word = '', mark, statement = ''] = requirement.exec(line) ?? [];
  if (!prefix || !id.startsWith(prefix)) {
    throw new Error(`Not like "- **REG-14** (kind) Text.": ${line}`);
  }
  const kind = kinds.find((known) => known === word);
  if (!kind)
    throw new Error(`${id} has the unknown kind "${word}". Use one of: ${kinds.join(', ')}.`);
  return { id, area, kind, site: mark !== undefined || kind === 'route', statement };
}

/** Returns all requirements, in the order of the specification. Throws if an item is not one. */
export const allRequirements = (): readonly Requirement[] =>
  globSync('docs/specification/[0-9]*.md')
    .sort()
    .flatMap(itemsOf)
    .map(({ heading, line }) => parseRequirement(heading, line));

/** "- **D4. Title.** Text. _(REG-13, BAL-06; Features/Balance)_". */
const decision = /^- \*\*(D\d+)\. (.+?)\.?\*\*,? ?(.*?)(?: _\(([^)]*)\)_)?$/;

/** Returns all product decisions, in the order of their list. Throws if an item is not one. */
export const allDecisions = (): readonly Decision[] =>
  itemsOf('docs/decisions/product.md').map(({ heading: topic, line }) => {
    const [, number, title = '', rest = '', ending = ''] = decision.exec(line) ?? [];
    if (!number)
      throw new Error(`Not like "- **D4. Title.** Text. _(REG-13; Story/Title)_": ${line}`);
    const cited = ending.split(/[,;] */);
    return {
      number,
      title,
      text: rest.replace(/^./, (first) => first.toUpperCase()),
      topic,
      requirements: cited.filter((part) => /^[A-Z]{3}-\d{2}$/.test(part)),
      pages: cited.filter((part) => part.includes('/')),
    };
  });
