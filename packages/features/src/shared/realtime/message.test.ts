import { expect, test } from 'vitest';
import { mockServer } from '../wire/mockServer.fixtures.ts';
import { readMessage } from './message.ts';

const { failures } = mockServer();
const texts = { Title: 'CB added', body: 'You earned 50 CB.' };
const reply = (TotalCb: unknown) => ({ ErrorCode: 'SUCCESS', Data: [{ TotalCb }] });
const read = { title: 'CB added', content: 'You earned 50 CB.' };

test('has Title and body [RTM-01]', () => {
  expect(readMessage('cbAdded', texts)).toEqual(read);
  expect(readMessage('cbAdded', { ...texts, reply: null, more: 1 })).toEqual(read);
  expect(failures()).toEqual([]);
});

test.each([-20, 0, 1250.5, 1e15])('reads the balance %d from the reply [RTM-02]', (cb) => {
  const message = readMessage('cbUpdate', { ...texts, reply: reply(cb) });
  expect(message).toEqual({ ...read, balance: cb });
});

test('reads the balance from a reply without a code [RTM-02]', () => {
  const message = readMessage('cbUpdate', { ...texts, reply: { Data: [{ TotalCb: 1250 }] } });
  expect(message).toEqual({ ...read, balance: 1250 });
});

test.each([
  ['a text', reply('many')],
  ['missing', reply(undefined)],
  ['infinite', reply(Infinity)],
  ['of a refusal', { ...reply(1), ErrorCode: 'NO' }],
  ['not in an envelope', { TotalCb: 1 }],
  ['not an object', 'SUCCESS'],
])('keeps the message and reports a reply whose balance is %s', (_name, wrong) => {
  expect(readMessage('cbUpdate', { ...texts, reply: wrong })).toEqual(read);
  expect(failures()).toEqual([{ kind: 'realtime', path: 'cbUpdate', reason: 'unexpected-reply' }]);
});

test.each([
  [
    { Title: 'CB added', reply: reply(1250) },
    { title: 'CB added', content: '', balance: 1250 },
  ],
  [
    { body: 50, reply: reply(1250) },
    { title: '', content: '50', balance: 1250 },
  ],
  [{ reply: reply(1250) }, { title: '', content: '', balance: 1250 }],
  [
    { Title: { en: 'CB added' }, body: 'Well done.' },
    { title: '', content: 'Well done.' },
  ],
])('reads what there is of %j [RTM-06] [RTM-07]', (payload, message) => {
  expect(readMessage('cbAdded', payload)).toEqual(message);
  expect(failures()).toEqual([]);
});

test.each([undefined, null, 'text', 7, [], {}, { Title: ' ' }, { Title: ['T'], body: {} }])(
  'drops and reports the payload %j',
  (payload) => {
    expect(readMessage('cbAdded', payload)).toBeUndefined();
    const reason = 'unexpected-message';
    expect(failures()).toEqual([{ kind: 'realtime', path: 'cbAdded', reason }]);
  },
);
