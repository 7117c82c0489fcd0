import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswersState } from './answers.ts';
import { chosenCodes, firstOpen, toCells, toCompletion } from './toQuestionnaireState.ts';
import { neighbours } from './usePreloading.ts';

const rows = Array.from({ length: 10 }, (_, at) => ({
  id: String(at),
  attempted: at < 8 ? ['1'] : [],
}));
const language = 'ENG-US';
const state = (kept: AnswersState['kept'] = new Map()): AnswersState => ({
  drafts: new Map([['9', ['1']]]),
  kept,
});

describe('neighbours', () => {
  test('are five on each side, wrapping at the ends [QUE-19]', () => {
    expect(neighbours(10, 300)).toEqual([11, 9, 12, 8, 13, 7, 14, 6, 15, 5]);
    expect(neighbours(0, 300)).toEqual([1, 299, 2, 298, 3, 297, 4, 296, 5, 295]);
  });

  test('are each listed once, in lists of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (total, anywhere) => {
        const at = anywhere % total;
        const places = neighbours(at, total);
        expect(new Set(places).size).toBe(places.length);
        expect(places).toHaveLength(Math.min(10, total - 1));
        expect(places.every((place) => place >= 0 && place < total && place !== at)).toBe(true);
      }),
    );
  });
});

test('a question is answered when Attempted is not empty; drafts do not count [QUE-12]', () => {
  const answered = toCells(rows, state()).map((cell) => cell.answered);
  expect(answered).toEqual(rows.map(({ attempted }) => attempted.length > 0));
  const taken = state(new Map([['0', { question: '0', codes: [], language, stage: 'sending' }]]));
  expect(toCells(rows, taken)[0]).toEqual({ id: '0', answered: false, unsent: false });
});

test('the draft is shown as chosen, or else the answer given here, or else the server’s', () => {
  const known = { id: '9', attempted: ['2'] };
  const kept = new Map([
    ['9', { question: '9', codes: ['3'], language, stage: 'failed' as const }],
  ]);
  expect(chosenCodes(state(kept), known)).toEqual(['1']);
  expect(chosenCodes({ drafts: new Map(), kept }, known)).toEqual(['3']);
  expect(chosenCodes({ drafts: new Map(), kept: new Map() }, known)).toEqual(['2']);
});

test('a question whose answer failed is marked as unsent', () => {
  const kept = new Map([
    ['0', { question: '0', codes: ['2'], language, stage: 'failed' as const }],
  ]);
  expect(
    toCells(rows, state(kept))
      .filter(({ unsent }) => unsent)
      .map(({ id }) => id),
  ).toEqual(['0']);
});

test('only answers that arrived complete the profile [QUE-04] [QUE-20]', () => {
  const answer = (stage: 'sent' | 'sending' | 'failed') =>
    state(new Map([['8', { question: '8', codes: ['2'], language, stage }]]));
  expect(toCompletion(rows, state())).toEqual({ completion: 80, completed: false });
  expect(toCompletion(rows, answer('failed'))).toEqual({ completion: 90, completed: false });
  expect(toCompletion(rows, answer('sending'))).toEqual({ completion: 90, completed: false });
  expect(toCompletion(rows, answer('sent'))).toEqual({ completion: 90, completed: true });
  expect(toCompletion([], state())).toEqual({ completion: 0, completed: false });
});

test('starts at the first open question', () => {
  expect(firstOpen(rows, state())).toBe(8);
  expect(firstOpen(rows.slice(0, 8), state())).toBe(0);
  expect(firstOpen([], state())).toBe(0);
});
