import * as v from 'valibot';
import { wireId } from '../wire/wireId.ts';
import type { KeptAnswer, KeptAnswers } from './answers.ts';

const codes = v.array(v.union([v.string(), v.number()]));
const memory = v.record(v.string(), v.object({ question: wireId, codes, language: v.string() }));

const storageKey = (owner: string) => `cb-answers-${owner}`;

/** Reads the unsent answers of this browser session; none if storage is refused. */
export function readAnswers(owner: string): KeptAnswers {
  try {
    const parsed = v.safeParse(
      memory,
      JSON.parse(String(sessionStorage.getItem(storageKey(owner)))),
    );
    if (!parsed.success) return new Map();
    return new Map(
      Object.entries(parsed.output).map(([id, answer]): [string, KeptAnswer] => [
        id,
        { ...answer, stage: 'failed' },
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Stores the answers that have not arrived, so that a reload loses none. */
export function storeAnswers(owner: string, kept: KeptAnswers) {
  const unsent = [...kept].filter(([, { stage }]) => stage !== 'sent');
  try {
    if (unsent.length === 0) sessionStorage.removeItem(storageKey(owner));
    else {
      const stored = unsent.map(
        ([id, { question, codes, language }]) => [id, { question, codes, language }] as const,
      );
      sessionStorage.setItem(storageKey(owner), JSON.stringify(Object.fromEntries(stored)));
    }
  } catch {
    // Without storage they last until the page is reloaded.
  }
}
