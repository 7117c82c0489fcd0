import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { questionQuery, questionsKey } from './questionnaireApi.ts';

const server = mockServer();
const questions = { userId: 'm-7', provider: 'SAMPLY', language: 'ENG-US' } as const;

const fetchDetails = () => createQueryClient().fetchQuery(questionQuery(questions, 31));

function read(record: object) {
  server.succeed(record);
  return fetchDetails();
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

test.each([null, 7, {}])('options that are %j instead of a list are ignored', async (Options) => {
  expect(await read({ Options })).toMatchObject({ options: [] });
});

test('a question that is refused, or has no record, is skipped [QUE-22]', async () => {
  server.respond({ ErrorCode: 'NO', Data: [{ QuestionText: 'How old?' }] });
  await expect(fetchDetails()).rejects.toThrow(CallError);
  server.succeed();
  await expect(fetchDetails()).rejects.toThrow(CallError);
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
