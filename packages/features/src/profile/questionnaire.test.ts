import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import type { AnswersState, SubmittedAnswer } from './answers.ts';
import { questionQuery, questionsKey } from './questionnaireApi.ts';
import {
  chosenCodes,
  firstOpen,
  indexFrom,
  toCells,
  toCompletion,
} from './toQuestionnaireState.ts';
import { readAnswers, storeAnswers } from './useAnswers.ts';
import { neighbours } from './useQuestions.ts';

const rows = Array.from({ length: 10 }, (_, index) => ({
  id: String(index),
  attempted: index < 8 ? ['1'] : [],
}));
const language = 'ENG-US';
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
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (total, anywhere) => {
        const at = anywhere % total;
        const indexes = neighbours(at, total);
        expect(new Set(indexes).size).toBe(indexes.length);
        expect(indexes).toHaveLength(Math.min(10, total - 1));
        expect(indexes.every((index) => index >= 0 && index < total && index !== at)).toBe(true);
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
  expect(
    toCells(rows, state(submitted))
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

const server = mockServer();
const questions = { userId: 'm-7', provider: 'SAMPLY', language: 'ENG-US' } as const;

async function read(record: object) {
  server.succeed(record);
  return createQueryClient().fetchQuery(questionQuery(questions, 31));
}

test.each([
  ['Single Punch', 'one'],
  ['Numeric - Open-end', 'number'],
  ['Text - Open-end', 'text'],
  ['Multi Punch', 'many'],
  ['', 'many'],
  [undefined, 'many'],
  ['Dummy', 'none'],
])(
  'a question of the type %j is answered by %s [QUE-08] [QUE-09] [QUE-10]',
  async (QuestionType, kind) => {
    const Options = [{ OptionText: 'Yes', Precode: 1 }];
    expect(await read({ QuestionType, Options })).toMatchObject({ kind });
  },
);

test.each([
  ['Single Punch', 'none'],
  ['Something new', 'none'],
  ['Numeric - Open-end', 'number'],
  ['Text - Open-end', 'text'],
])('a question of the type %j without options is answered by %s', async (QuestionType, kind) => {
  expect(await read({ QuestionType, Options: [] })).toMatchObject({ kind });
});

test('reads texts without their markup [QUE-02]', async () => {
  const Options = [{ OptionText: 'Android&nbsp;phone', Precode: 1 }];
  const details = await read({ QuestionText: '<b>Which phone?</b>', Options });
  expect(details.text).toBe('Which phone?');
  expect(details.options.map(({ label }) => label)).toEqual(['Android phone']);
});

afterEach(() => void vi.unstubAllGlobals());

test('shows the text, or else the name [QUE-02]', async () => {
  expect(await read({ QuestionText: ' How old? ', Name: 'AGE' })).toMatchObject({
    text: 'How old?',
  });
  expect(await read({ QuestionText: ' ', Name: ' AGE ' })).toMatchObject({ text: 'AGE' });
  expect(await read({ QuestionText: 7, Name: null })).toMatchObject({ text: '' });
});

test('reads the options, with their codes unchanged [QUE-07]', async () => {
  const Options = [
    { OptionText: ' Yes ', Precode: 1 },
    { OptionText: 'No', Precode: '2' },
  ];
  expect(await read({ Options })).toMatchObject({
    options: [
      { value: '1', code: 1, label: 'Yes' },
      { value: '2', code: '2', label: 'No' },
    ],
  });
});

test('an option without a text is labelled by its code; one without a code is ignored', async () => {
  const Options = [{ Precode: 5 }, { OptionText: ' ', Precode: 6 }, { OptionText: 'x' }, null];
  expect((await read({ Options })).options).toEqual([
    { value: '5', code: 5, label: 'Option 5' },
    { value: '6', code: 6, label: 'Option 6' },
  ]);
});

test('options with the same code are one choice, with each of their texts once', async () => {
  const Options = ['Red', 'Scarlet', 'Red', 'Scarlet', 'Crimson'].map((OptionText, index) => ({
    OptionText,
    Precode: index % 2 === 0 ? 1 : '1',
  }));
  expect((await read({ Options })).options).toEqual([
    { value: '1', code: 1, label: 'Red / Scarlet / Crimson' },
  ]);
});

test.each([null, 7, {}])('options written as %j are ignored', async (Options) => {
  expect(await read({ Options })).toMatchObject({ options: [] });
});

test('a question that is refused, or has no record, is skipped [QUE-22]', async () => {
  const ask = () => createQueryClient().fetchQuery(questionQuery(questions, 31));
  server.respond({ ErrorCode: 'NO', Data: [{ QuestionText: 'How old?' }] });
  await expect(ask()).rejects.toThrow(CallError);
  server.succeed();
  await expect(ask()).rejects.toThrow(CallError);
  expect(server.failures()).toEqual([
    { kind: 'malformed', path: '/getMyQuestionByProvider', reason: 'unexpected-data' },
  ]);
});

test('a question is not fetched again until all are refreshed [QUE-18]', async () => {
  const client = createQueryClient();
  server.succeed({ QuestionText: 'How old?' });
  await client.fetchQuery(questionQuery(questions, 31));
  await client.fetchQuery(questionQuery(questions, 31));
  expect(server.sent()).toHaveLength(1);
  await client.fetchQuery(questionQuery({ ...questions, language: 'FRA-FR' }, 31));
  await client.fetchQuery(questionQuery(questions, 32));
  expect(server.sent()).toHaveLength(3);
  client.removeQueries({ queryKey: questionsKey(questions) });
  await client.fetchQuery(questionQuery(questions, 31));
  await client.fetchQuery(questionQuery({ ...questions, language: 'FRA-FR' }, 31));
  expect(server.sent()).toHaveLength(4);
});

function session(entries: Record<string, string> = {}) {
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

const [mine, theirs] = ['cb-answers:m-7:SAMPLY', 'cb-answers:m-8:SAMPLY'] as const;

test('unsent answers are restored after a reload, as failed ones [QUE-13]', () => {
  const stored = session();
  storeAnswers(mine, new Map([answer(1, 'sent'), answer(2, 'sending'), answer(3, 'failed')]));
  expect(readAnswers(mine)).toEqual(new Map([answer(2, 'failed'), answer(3, 'failed')]));
  expect(readAnswers(theirs)).toEqual(new Map());
  storeAnswers(mine, new Map([answer(2, 'sent')]));
  expect(readAnswers(mine)).toEqual(new Map());
  expect(stored.size).toBe(0);
});

test.each([
  '{',
  '7',
  '{"1":{"question":1,"codes":[1]}}',
  '{"1":{"question":"","codes":[],"language":""}}',
])('a stored %j contains no answers', (text) => {
  session({ [mine]: text });
  expect(readAnswers(mine)).toEqual(new Map());
});
