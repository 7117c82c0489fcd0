import { afterEach, expect, test, vi } from 'vitest';
import type { SubmittedAnswer } from './answers.ts';
import { readAnswers, storeAnswers } from './useAnswers.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubSession(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

const answer = (question: number, stage: SubmittedAnswer['stage']): [string, SubmittedAnswer] => [
  String(question),
  { question, codes: [1, 'b'], language: 'ENG-US', stage },
];

const key = 'cb-answers:m-7:SAMPLY';
const otherKey = 'cb-answers:m-8:SAMPLY';

test('unsent answers are restored after a reload, as failed ones [QUE-13]', () => {
  const stored = stubSession();
  const unsentStages = ['waiting', 'sending', 'failed', 'refused'] as const;
  const unsent = unsentStages.map((stage, index) => answer(index, stage));
  storeAnswers(key, new Map([answer(7, 'sent'), ...unsent]));
  expect(readAnswers(key)).toEqual(new Map([0, 1, 2, 3].map((index) => answer(index, 'failed'))));
  expect(readAnswers(otherKey)).toEqual(new Map());
  storeAnswers(key, new Map([answer(2, 'sent')]));
  expect(readAnswers(key)).toEqual(new Map());
  expect(stored.size).toBe(0);
});

test.each([
  '{',
  '7',
  '{"1":{"question":1,"codes":[1]}}',
  '{"1":{"question":"","codes":[],"language":""}}',
])('a stored %j contains no answers', (text) => {
  stubSession({ [key]: text });
  expect(readAnswers(key)).toEqual(new Map());
});
