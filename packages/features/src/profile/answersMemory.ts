import * as v from 'valibot';
import { tabTexts } from '../hooks/storedText.ts';
import { wireId } from '../wire/wireId.ts';
import type { KeptAnswer, KeptAnswers } from './answers.ts';

const codes = v.array(v.union([v.string(), v.number()]));
const memory = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.object({ question: wireId, codes, language: v.string() })),
  ),
  {},
);

const storageKey = (owner: string) => `cb-answers-${owner}`;

/** Reads the unsent answers of this browser session. */
export function readAnswers(owner: string): KeptAnswers {
  const stored = Object.entries(v.parse(memory, tabTexts.read(storageKey(owner))));
  return new Map(
    stored.map(([id, answer]): [string, KeptAnswer] => [id, { ...answer, stage: 'failed' }]),
  );
}

/** Stores the answers that have not arrived, so that a reload loses none. */
export function storeAnswers(owner: string, kept: KeptAnswers) {
  const unsent = [...kept]
    .filter(([, { stage }]) => stage !== 'sent')
    .map(([id, { question, codes, language }]) => [id, { question, codes, language }]);
  const text = unsent.length === 0 ? '' : JSON.stringify(Object.fromEntries(unsent));
  tabTexts.store(storageKey(owner), text);
}
