/** A product decision about something that the specification does not define. */
export interface Decision {
  /** Such as D31. */
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

const heading = /^## (.+)$/;
const item = /^- \*\*(D\d+)\. (.+?)\*\*,? ?(.*?)(?: _\(([^)]*)\)_)?$/;

/** Parses the list of decisions. Throws if an item is not a decision. */
export function readDecisions(list: string): readonly Decision[] {
  const decisions: Decision[] = [];
  let topic = '';
  for (const line of list.split('\n')) {
    topic = heading.exec(line)?.[1] ?? topic;
    if (!line.startsWith('- ')) continue;
    const [, number, title = '', text = '', ending = ''] = item.exec(line) ?? [];
    if (!number) throw new Error(`No decision: ${line}`);
    const cited = ending.split(/[,;]/).map((part) => part.trim());
    decisions.push({
      number,
      title: title.replace(/\.$/, ''),
      text: text.replace(/^./, (first) => first.toUpperCase()),
      topic,
      requirements: cited.filter((part) => /^[A-Z]{3}-\d{2}$/.test(part)),
      pages: cited.filter((part) => part.includes('/')),
    });
  }
  return decisions;
}
