import { afterPendingTasks } from '@cb/ui/internal/fakePlatform';
import { beforeEach, expect, test } from 'vitest';
import { createIntent, type Courier, type Order } from './intent.ts';
import { newerText, parseRecord } from './intentRecord.ts';
import { memoryIntentPort } from './memoryIntentPort.ts';
import type { CallResult } from '../wire/post.ts';
import { answered } from '../wire/mockServer.fixtures.ts';

const name = 'cb-intent:member-1:payza';
const key = '5f0c1f6e-30a4-4c0e-9d0b-8a4f1c2f7d11';
const order = { cb: 1000 };
const lost: CallResult = { kind: 'transport', path: '/payza/createOrder', reason: 'network' };

let port = memoryIntentPort();
let sent = 0;
let answer: (result: CallResult) => void = () => {};

beforeEach(() => {
  port = memoryIntentPort();
  sent = 0;
});

/** A courier whose answers the test gives by hand. */
const courier: Courier<Order> = {
  mayGo: async () => 'yes',
  send() {
    sent += 1;
    return new Promise((resolve) => (answer = resolve));
  },
};

/** Opens a tab that subscribes to the intent and records its states. */
function openTab() {
  const intent = createIntent(name, port);
  const states: string[] = [];
  const leave = intent.subscribe(() => states.push(intent.get().status));
  return { intent, states, leave };
}

const record = (phase: 'sending' | 'lost' | 'checked' | 'void', generation = 1) =>
  JSON.stringify({ generation, key, cb: 1000, phase });

test('a tab shows that another tab is sending, and the outcome', async () => {
  const [first, second] = [openTab(), openTab()];
  void first.intent.confirm(order, courier);
  await afterPendingTasks();
  expect(second.intent.get()).toEqual({ status: 'sending', cb: 1000 });
  answer(answered({ ErrorCode: 'SUCCESS', Info: ['Placed.'] }));
  await afterPendingTasks();
  expect(second.states).toEqual(['sending', 'answered']);
  expect(second.intent.get()).toMatchObject({ cb: 1000, envelope: { info: ['Placed.'] } });
  void second.intent.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toBe(1);
});

test('a tab that missed the sending still shows the outcome', async () => {
  const tab = openTab();
  await afterPendingTasks();
  await port.save(name, record('lost'));
  await afterPendingTasks();
  expect(tab.intent.get()).toEqual({ status: 'lost', cb: 1000 });
});

test('an outcome from before the confirmation is not shown again', async () => {
  const first = openTab();
  void first.intent.confirm(order, courier);
  await afterPendingTasks();
  answer(answered({ ErrorCode: 'SUCCESS' }));
  await afterPendingTasks();
  const { seen } = await port.load(name);
  const later = openTab();
  await port.save(name, seen ?? '');
  await afterPendingTasks();
  expect(later.intent.get()).toEqual({ status: 'idle' });
  void later.intent.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toBe(2);
});

test('an unsubscribed tab receives no updates, and catches up when it subscribes again', async () => {
  const tab = openTab();
  const other = tab.intent.subscribe(() => {});
  tab.leave();
  await port.save(name, record('lost'));
  await afterPendingTasks();
  // One subscriber is enough to receive updates.
  expect(tab.intent.get()).toEqual({ status: 'lost', cb: 1000 });
  tab.intent.haveChecked();
  await afterPendingTasks();
  other();
  await port.save(name, record('lost', 2));
  await afterPendingTasks();
  expect(tab.intent.get()).toEqual({ status: 'idle' });
  const back = tab.intent.subscribe(() => {});
  expect(tab.intent.get()).toEqual({ status: 'lost', cb: 1000 });
  back();
});

test('a second subscriber that shows an answer does not reset the intent', async () => {
  const { intent } = openTab();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  answer(answered({ ErrorCode: 'SUCCESS' }));
  await afterPendingTasks();
  intent.subscribe(() => {});
  expect(intent.get().status).toBe('answered');
});

test.each(['sending', 'lost'] as const)(
  'without a synchronous record, one that is %s is found before anything is sent',
  async (phase) => {
    await port.save(name, record(phase));
    const intent = createIntent(name, { ...port, peek: () => undefined });
    void intent.confirm(order, courier);
    await afterPendingTasks();
    expect(sent).toBe(0);
    expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
  },
);

test('a check reaches all tabs; a tab with an earlier confirmation sends nothing', async () => {
  const [first, second] = [createIntent(name, port), createIntent(name, port)];
  void first.confirm(order, courier);
  await afterPendingTasks();
  answer(lost);
  await afterPendingTasks();
  first.haveChecked();
  await afterPendingTasks();
  expect(parseRecord((await port.load(name)).seen)).toMatchObject({
    generation: 1,
    phase: 'checked',
  });
  void second.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toBe(1);
  void first.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toBe(2);
  expect(parseRecord((await port.load(name)).seen)).toMatchObject({
    generation: 2,
    phase: 'sending',
  });
});

test.each([
  ['no answer', async () => lost],
  ['a failure of the call', () => Promise.reject(new Error('No.'))],
  ['a conflict', async () => answered({ ErrorCode: 'IN_PROGRESS' }, 409)],
])('after %s it is lost in every tab, even in one opened later', async (_name, send) => {
  const { intent } = openTab();
  void intent.confirm(order, { mayGo: async () => 'yes', send });
  await afterPendingTasks();
  expect(createIntent(name, port).get()).toEqual({ status: 'lost', cb: 1000 });
});

test('a lost or pending intent is not reset', async () => {
  const { intent } = openTab();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  answer(lost);
  await afterPendingTasks();
  intent.reset();
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
  intent.haveChecked();
  await afterPendingTasks();

  const sending = openTab().intent;
  void sending.confirm(order, courier);
  sending.reset();
  expect(sending.get()).toEqual({ status: 'sending', cb: 1000 });
  await afterPendingTasks();
  sending.reset();
  answer(answered({ ErrorCode: 'SUCCESS' }));
  await afterPendingTasks();
  expect(sending.get().status).toBe('answered');
});

test('another tab’s answer is not shown for a form that opened after it', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const load = async (of: string) => {
    const found = await port.load(of);
    await gate;
    return found;
  };
  const intent = createIntent(name, { ...port, load });
  intent.subscribe(() => {});
  const other = openTab().intent;
  void other.confirm(order, courier);
  await afterPendingTasks();
  answer(answered({ ErrorCode: 'SUCCESS' }));
  await afterPendingTasks();
  intent.reset();
  open();
  await afterPendingTasks();
  expect(other.get().status).toBe('answered');
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('an order that is lost later counts as unchecked', async () => {
  const { intent } = openTab();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  intent.haveChecked();
  answer(lost);
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
});

test('field errors are kept with the answer', async () => {
  const { intent } = openTab();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  const List = [{ FieldName: 'email', Errors: ['Unknown.', 'Too long.'] }];
  answer(answered({ ErrorCode: 'NO', fieldErrors: { List } }));
  await afterPendingTasks();
  expect(intent.get()).toMatchObject({
    envelope: { fieldErrors: [{ field: 'email', errors: ['Unknown.', 'Too long.'] }] },
  });
});

test('the record with the later generation wins, and within one the later phase', () => {
  const phases = ['sending', 'lost', 'checked', 'void'] as const;
  for (const [at, phase] of phases.entries()) {
    for (const earlier of phases.slice(0, at)) {
      const [newer, older] = [record(phase, 2), record(earlier, 2)];
      expect(newerText(newer, older)).toBe(newer);
      expect(newerText(older, newer)).toBe(newer);
    }
  }
  expect(newerText(record('sending', 2), record('void', 1))).toBe(record('sending', 2));
  expect(newerText(record('void', 1), record('sending', 2))).toBe(record('sending', 2));
});

test('a record replaces a malformed one', () => {
  expect(newerText('{', record('lost'))).toBe(record('lost'));
  expect(newerText(record('lost'), '{')).toBe(record('lost'));
  expect(newerText(undefined, record('lost'))).toBe(record('lost'));
  expect(newerText(record('lost'), undefined)).toBe(record('lost'));
});
