import type { TextlintRuleModule } from '@textlint/kernel';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Wording that documents avoid, with the reason or the replacement. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/\bstands?\b(?! for\b)/i, 'Use a verb with meaning, such as contain or define.'],
  [/\b(?:is|are|was|were|be|being) told\b/i, 'Name who reports what, or use "notified".'],
  [/\b(?:by|of) (?:itself|themselves)\b/i, 'Name the cause, or use "automatically".'],
  [/\bhears?\b/i, 'Use "is notified of" or "listens to".'],
  [
    /\b(?:at first|last time|next time|(?:was|were) tried|not built yet|that (?:day|evening)|this (?:morning|evening)|in an? (?:faster|slower|quiet) hour)\b/i,
    'Describe what is, not how it came about.',
  ],
];
const date = new RegExp(String.raw`\b20\d\d-\d\d-\d\d\b|\b\d{1,2} (?:${months}) 20\d\d\b`);

/** Returns the prose of a node. Code counts as one word. */
function proseOf({ type, value, children }: Node): string {
  if (type === 'Code') return 'code';
  if (type === 'Html' || type === 'Image') return '';
  return children?.map((child) => proseOf(child)).join('') ?? value ?? '';
}

/** Returns what is wrong with a sentence. */
function* faultsIn(sentence: string) {
  if ((sentence.match(/;/g)?.length ?? 0) > 1) yield 'Two semicolons. Make three sentences.';
  if (!sentence.trimEnd().endsWith('?')) {
    const [, first] = /^[\s(]*(What|Whatever|Who|Whoever|Where|That)\s/.exec(sentence) ?? [];
    if (first !== undefined) yield `Starts with "${first}". Start with the subject.`;
  }
  if (date.test(sentence)) yield 'A date. History is in the log.';
  for (const [wording, advice] of wordings) {
    const [found] = wording.exec(sentence) ?? [];
    if (found !== undefined) yield `"${found}". ${advice}`;
  }
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A textlint rule: the rules of language that a machine can check, for the paragraphs of documents. */
export const style: TextlintRuleModule = ({ RuleError, Syntax, report }) => ({
  [Syntax.Paragraph](node) {
    for (const { segment } of sentences.segment(proseOf(node).replaceAll(/\s+/g, ' '))) {
      const start = segment.trim().slice(0, 40);
      for (const fault of faultsIn(segment)) {
        report(node, new RuleError(`${fault} (${start}…)`));
      }
    }
  },
});
