import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswersState } from './answers.ts';
import {
  chosenCodes,
  firstOpen,
  indexFrom,
  neighbours,
  toCells,
  toCompletion,
} from './questionnaireState.ts';

const rows = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  attempted: index < 8 ? ['1'] : [],
}));
const language = 'ENG-US';
/** Has a draft for the last question. */
const state = (submitted: AnswersState['submitted'] = new Map()): AnswersState => ({
  drafts: new Map([['9', ['1']]]),
  submitted,
});

test('a question that is left out is followed by the next one, from the start after the last', () => {
  expect(indexFrom(rows, rows.slice(0, 1), '9')).toBe(0);
  expect(indexFrom(rows, rows.slice(6), '5')).toBe(0);
  expect(indexFrom(rows, rows, '5')).toBe(5);
  expect(indexFrom(rows, rows, 'unknown')).toBeUndefined();
});

describe('neighbours', () => {
  test('are five on each side, wrapping at the ends [QUE-19]', () => {
    expect(neighbours(10, 300)).toEqual([11, 9, 12, 8, 13, 7, 14, 6, 15, 5]);
    expect(neighbours(0, 300)).toEqual([1, 299, 2, 298, 3, 297, 4, 296, 5, 295]);
  });

  test('are each listed once, in lists of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (total, anyIndex) => {
        const active = anyIndex % total;
        const indexes = neighbours(active, total);
        expect(new Set(indexes).size).toBe(indexes.length);
        expect(indexes).toHaveLength(Math.min(10, total - 1));
        expect(indexes.every((index) => index >= 0 && index < total && index !== active)).toBe(
          true,
        );
      }),
    );
  });
});

test('a question is answered when Attempted is not empty; drafts do not count [QUE-12]', () => {
  const answered = toCells(rows, state()).map((cell) => cell.answered);
  expect(answered).toEqual(rows.map(({ attempted }) => attempted.length > 0));
  const deselected = state(
    new Map([['0', { question: '0', codes: [], language, stage: 'sending' }]]),
  );
  expect(toCells(rows, deselected)[0]).toEqual({ id: '0', answered: false, unsent: false });
});

test('the draft is shown as chosen, or else the answer given here, or else the server’s', () => {
  const known = { id: '9', attempted: ['2'] };
  const submitted = new Map([
    ['9', { question: '9', codes: ['3'], language, stage: 'failed' as const }],
  ]);
  expect(chosenCodes(state(submitted), known)).toEqual(['1']);
  expect(chosenCodes({ drafts: new Map(), submitted }, known)).toEqual(['3']);
  expect(chosenCodes({ drafts: new Map(), submitted: new Map() }, known)).toEqual(['2']);
});

test('a question whose answer failed is marked as unsent', () => {
  const submitted = new Map([
    ['0', { question: '0', codes: ['2'], language, stage: 'failed' as const }],
  ]);
  const unsentCells = toCells(rows, state(submitted)).filter(({ unsent }) => unsent);
  expect(unsentCells.map(({ id }) => id)).toEqual(['0']);
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

test('the first question without an answer is shown first', () => {
  expect(firstOpen(rows, state())).toBe(8);
  expect(firstOpen(rows.slice(0, 8), state())).toBe(0);
  expect(firstOpen([], state())).toBe(0);
});
