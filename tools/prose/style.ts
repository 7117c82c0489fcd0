const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

type Wording = readonly [RegExp, string];

/** Wording to avoid everywhere, with the reason or the replacement. */
const wordings: readonly Wording[] = [
  [/\bstands?\b(?! (?:for|out)\b)/i, 'Use a verb with meaning, such as contain, define or follow.'],
  [/\b(?:is|are|was|were|be|being) told\b/i, 'Name who reports what, or use "notified".'],
  [/\b(?:by|of) (?:itself|themselves)\b/i, 'Name the cause, or use "automatically".'],
  [/\bhears?\b/i, 'Use "is notified of" or "listens to".'],
  [/\bsays? so\b/i, 'Name what is shown.'],
  [/\bpretend/i, 'Use "mock".'],
];

/** Wording that tells history, which documents leave to the log. */
const history: readonly Wording[] = [
  [
    /\b(?:at first|last time|next time|(?:was|were) tried|not built yet|that (?:day|evening)|this (?:morning|evening)|in an? (?:faster|slower|quiet) hour)\b/i,
    'Describe what is, not how it came about.',
  ],
  [new RegExp(String.raw`\b20\d\d-\d\d-\d\d\b|\b\d{1,2} (?:${months}) 20\d\d\b`), 'A date.'],
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (text: string) =>
  Array.from(segmenter.segment(text.replaceAll(/\s+/g, ' ')), ({ segment }) => segment.trim());

const wordsIn = (sentence: string) => sentence.match(/[\p{L}\d][^\s/–—]*/gu)?.length ?? 0;

/** Returns the words of a sentence that avoid a plain wording, with advice. */
const avoided = (sentence: string, list: readonly Wording[]) =>
  list.flatMap(([wording, advice]) => {
    const [found] = wording.exec(sentence) ?? [];
    return found === undefined ? [] : [`"${found}". ${advice}`];
  });

/** Returns what is wrong with the start of a sentence that is not a question. */
function startOf(sentence: string) {
  if (sentence.endsWith('?')) return [];
  const [, first] = /^\(?(What|Whatever|Who|Whoever|Where|That)\s/i.exec(sentence) ?? [];
  return first === undefined ? [] : [`Starts with "${first}". Start with the subject.`];
}

/** Returns what is wrong with the length of a sentence, without a list that follows a colon. */
function lengthOf(sentence: string) {
  if ((sentence.match(/;/g)?.length ?? 0) > 1) return ['Two semicolons. Make three sentences.'];
  const words = wordsIn(sentence.replace(/: [^:]*,[^:]*$/, ''));
  return words > 25 ? [`${words} words. Make two sentences.`] : [];
}

const inSentences = (text: string, faultsOf: (sentence: string) => readonly string[]) =>
  sentencesOf(text).flatMap((sentence) =>
    faultsOf(sentence).map((fault) => `${fault} (${sentence.slice(0, 40)}…)`),
  );

/** Returns the faults of style in a paragraph of a document. */
export const faultsInParagraph = (text: string) =>
  inSentences(text, (sentence) => [
    ...lengthOf(sentence),
    ...startOf(sentence),
    ...avoided(sentence, history),
    ...avoided(sentence, wordings),
  ]);

/** Returns the faults of style in a comment, or in the title of a test. */
export const faultsInComment = (text: string) =>
  inSentences(text, (sentence) => [...startOf(sentence), ...avoided(sentence, wordings)]);

/** Returns the faults of style in a text that a page or a message shows. */
export const faultsInText = (text: string) =>
  inSentences(text, (sentence) => avoided(sentence, wordings));
