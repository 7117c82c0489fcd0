import { afterPendingTasks } from '@cb/ui/internal/fakePlatform';
import { expect, test } from 'vitest';
import {
  createIntent,
  type Courier,
  type Intent,
  type Order,
  type UnsentReason,
} from './intent.ts';
import type { IntentPort } from './intentPort.ts';
import { parseRecord } from './intentRecord.ts';
import { memoryIntentPort } from './memoryIntentPort.ts';
import type { Answer, CallResult } from '../wire/post.ts';

const name = 'cb-intent:member-1:payza';
const key = '5f0c1f6e-30a4-4c0e-9d0b-8a4f1c2f7d11';

const answered = (success: boolean): Answer => ({
  kind: 'answered',
  status: 200,
  envelope: {
    success,
    errorCode: success ? 'SUCCESS' : 'NO',
    errors: success ? [] : ['Not enough CB.'],
    info: success ? ['Placed.'] : [],
    fieldErrors: [],
    data: [{ huge: true }],
  },
});
const unanswered: CallResult = { kind: 'transport', path: '/payza/createOrder', reason: 'network' };

/** Creates a courier with the given answer, and records what it sends. */
function courierOf(
  answer: () => Promise<CallResult> = async () => answered(true),
  may: 'yes' | 'no' = 'yes',
) {
  const sent: { order: Order; key: string }[] = [];
  const courier: Courier<Order> = {
    mayGo: async () => may,
    send(order, idempotencyKey) {
      sent.push({ order, key: idempotencyKey });
      return answer();
    },
  };
  return { sent, courier };
}

const order = { cb: 1000, email: 'dana@mail.example' };
const other = { cb: 2000 };
const unreadable = { kept: undefined, seen: undefined };
const nowhere = async () => ({ inDatabase: false, inMirror: false });

/** Confirms the order. Returns what was sent, and the state after it. */
async function confirmed(intent: Intent, mayGo: Courier<Order>['mayGo'] = async () => 'yes') {
  const { sent, courier } = courierOf();
  void intent.confirm(order, { ...courier, mayGo });
  await afterPendingTasks();
  return { sent, state: intent.get() };
}

const unsent = (reason: UnsentReason) => ({
  sent: [],
  state: { status: 'unsent', cb: 1000, reason },
});

/** Creates an intent whose storage could not be read when the member was asked, and now can. */
async function intentOfUnread(port: IntentPort) {
  let works = false;
  const load = async (of: string) => (works ? port.load(of) : unreadable);
  const intent = createIntent(name, { ...port, peek: () => undefined, load });
  await afterPendingTasks();
  works = true;
  return intent;
}

test('an answered intent is sent again only after a new confirmation', async () => {
  const intent = createIntent(name, memoryIntentPort());
  const states: string[] = [];
  intent.subscribe(() => states.push(intent.get().status));
  const { courier } = courierOf();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  void intent.confirm(order, courier);
  intent.reset();
  void intent.confirm(other, courier);
  await afterPendingTasks();
  expect(states).toEqual(['sending', 'answered', 'idle', 'sending', 'answered']);
  expect(intent.get()).toMatchObject({ cb: 2000, envelope: { info: ['Placed.'], data: [] } });
});

test('sends the confirmed order, each time with a new key that is stored for all tabs', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  const { sent, courier } = courierOf();
  const known: (string | undefined)[] = [];
  for (const one of [order, other]) {
    void intent.confirm(one, courier);
    await afterPendingTasks();
    known.push(parseRecord((await port.load(name)).seen)?.key);
    intent.reset();
  }
  expect(sent.map((each) => each.order)).toEqual([order, other]);
  expect(sent[0]?.order).toBe(order);
  expect(sent.map((each) => each.key)).toEqual(known);
  expect(new Set(known).size).toBe(2);
});

test('stores the key before the order is sent, and nothing personal', async () => {
  const port = memoryIntentPort();
  let known: unknown;
  void createIntent(name, port).confirm(order, {
    mayGo: async () => 'yes',
    async send(_order, idempotencyKey) {
      known = parseRecord((await port.load(name)).seen);
      expect(known).toEqual({ generation: 1, phase: 'sending', cb: 1000, key: idempotencyKey });
      return answered(true);
    },
  });
  await afterPendingTasks();
  expect(known).toBeDefined();
});

test('a screen that opens again gets the order’s state, and one that closed is not notified', async () => {
  const intent = createIntent(name, memoryIntentPort());
  let finish: (result: CallResult) => void = () => {};
  const answer = new Promise<CallResult>((resolve) => (finish = resolve));
  void intent.confirm(order, courierOf(() => answer).courier);
  await afterPendingTasks();
  let heard = 0;
  const leave = intent.subscribe(() => (heard += 1));
  expect(intent.get()).toEqual({ status: 'sending', cb: 1000 });
  finish(answered(true));
  await afterPendingTasks();
  leave();
  intent.subscribe(() => {});
  expect(intent.get().status).toBe('answered');
  intent.reset();
  expect(heard).toBe(1);
});

test('an order is not sent if earlier orders are unknown', async () => {
  const intent = await intentOfUnread(memoryIntentPort());
  expect(await confirmed(intent)).toEqual(unsent('storage'));
  const { sent, courier } = courierOf();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toHaveLength(1);
});

test('the outcome of an earlier order that could not be read is not shown as that of this one', async () => {
  const port = memoryIntentPort();
  const answer = { phase: 'answered', envelope: answered(true).envelope };
  await port.save(name, JSON.stringify({ ...answer, generation: 3, key, cb: 700 }));
  const intent = await intentOfUnread(port);
  expect(await confirmed(intent)).toEqual(unsent('storage'));
});

test('the order of another tab counts as lost if its record can no longer be read', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  intent.subscribe(() => {});
  let release = () => {};
  void port.lock(name, () => new Promise((resolve) => (release = resolve)));
  await afterPendingTasks();
  await port.save(name, JSON.stringify({ generation: 1, phase: 'sending', key, cb: 700 }));
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'sending', cb: 700 });
  port.load = async () => unreadable;
  release();
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 700 });
  intent.reset();
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 700 });
  intent.haveChecked();
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('a session check that throws does not send the order', async () => {
  const intent = createIntent(name, memoryIntentPort());
  const mayGo = () => Promise.reject(new Error('No.'));
  expect(await confirmed(intent, mayGo)).toEqual(unsent('session'));
});

test('a send that throws counts as lost', async () => {
  const intent = createIntent(name, memoryIntentPort());
  void intent.confirm(order, courierOf(() => Promise.reject(new Error('No.'))).courier);
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
});

test('an order that is not allowed is not sent, and leaves nothing open', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  const { sent, courier } = courierOf(undefined, 'no');
  void intent.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toEqual([]);
  expect(intent.get()).toEqual({ status: 'idle' });
  expect((await port.load(name)).seen).toBeNull();
});

test('an order is not sent, and leaves nothing open, if the session check gets no answer', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  expect(await confirmed(intent, async () => 'unknown')).toEqual(unsent('session'));
  expect(createIntent(name, port).get()).toEqual({ status: 'idle' });
  const again = courierOf(async () => answered(false));
  void intent.confirm(other, again.courier);
  await afterPendingTasks();
  expect(again.sent).toHaveLength(1);
  expect(intent.get()).toMatchObject({ cb: 2000, envelope: { errors: ['Not enough CB.'] } });
});

const conflict = (errorCode: string): CallResult => ({
  kind: 'answered',
  status: 409,
  envelope: { ...answered(false).envelope, errorCode },
});

test('an order refused for another member’s session charges nothing, and can be confirmed again', async () => {
  const port = memoryIntentPort();
  const [intent, second] = [createIntent(name, port), createIntent(name, port)];
  const refused = courierOf(async () => conflict('OTHER_MEMBER'));
  const after = courierOf();
  void intent.confirm(order, refused.courier);
  void second.confirm(order, after.courier);
  await afterPendingTasks();
  expect(refused.sent).toHaveLength(1);
  expect(after.sent).toEqual([]);
  for (const tab of [intent, second]) expect(tab.get()).toEqual({ status: 'idle' });
  void second.confirm(order, after.courier);
  await afterPendingTasks();
  expect(second.get().status).toBe('answered');
  expect(after.sent[0]?.key).not.toBe(refused.sent[0]?.key);
});

test('any other conflict counts as lost: a request with the same key may still be in flight', async () => {
  const intent = createIntent(name, memoryIntentPort());
  void intent.confirm(order, courierOf(async () => conflict('IN_PROGRESS')).courier);
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
});

test('a page that was closed while sending leaves a lost intent, which stays until it is checked', async () => {
  const port = memoryIntentPort();
  await port.save(name, JSON.stringify({ generation: 1, phase: 'sending', key, cb: 1000 }));
  const first = createIntent(name, port);
  expect(first.get()).toEqual({ status: 'sending', cb: 1000 });
  await afterPendingTasks();
  first.reset();
  await afterPendingTasks();
  for (const intent of [first, createIntent(name, port)]) {
    expect(intent.get()).toEqual({ status: 'lost', cb: 1000 });
  }
  first.haveChecked();
  first.haveChecked();
  await afterPendingTasks();
  expect(first.get()).toEqual({ status: 'idle' });
  expect(createIntent(name, port).get()).toEqual({ status: 'idle' });
});

test('without a synchronous record a lost intent shows after loading, and an answered one does not block', async () => {
  const port = { ...memoryIntentPort(), peek: () => undefined };
  void createIntent(name, port).confirm(order, courierOf(async () => unanswered).courier);
  await afterPendingTasks();
  const reopened = createIntent(name, port);
  await afterPendingTasks();
  expect(reopened.get()).toEqual({ status: 'lost', cb: 1000 });
  reopened.haveChecked();
  await afterPendingTasks();
  void reopened.confirm(other, courierOf().courier);
  await afterPendingTasks();
  const last = createIntent(name, port);
  await afterPendingTasks();
  void last.confirm({ cb: 3000 }, courierOf().courier);
  await afterPendingTasks();
  expect(last.get()).toMatchObject({ status: 'answered', cb: 3000 });
});

test.each([
  '',
  'null',
  '{',
  '{"generation":1,"phase":"sending","cb":1000}',
  `{"generation":"1","phase":"lost","cb":1000,"key":"${key}"}`,
  `{"generation":1e21,"phase":"lost","cb":1000,"key":"${key}"}`,
  '{"generation":1,"phase":"lost","cb":1000,"key":"1"}',
  `{"generation":1,"phase":"answered","cb":1000,"key":"${key}","envelope":{}}`,
  '[]',
])('ignores anything else in storage: %s', async (text) => {
  const port = memoryIntentPort();
  await port.save(name, text);
  const intent = createIntent(name, port);
  expect(intent.get()).toEqual({ status: 'idle' });
  void intent.confirm(order, courierOf().courier);
  await afterPendingTasks();
  expect(intent.get().status).toBe('answered');
});

const load = async () => unreadable;

test.each<[string, Partial<IntentPort>]>([
  ['neither read nor written', { peek: () => undefined, load, save: nowhere }],
  ['no longer read', { load }],
  ['not written', { save: nowhere }],
])('an order is not sent, and leaves nothing open, if storage is %s', async (_, broken) => {
  const intent = createIntent(name, { ...memoryIntentPort(), ...broken });
  await afterPendingTasks();
  expect(await confirmed(intent)).toEqual(unsent('storage'));
  intent.reset();
  expect(intent.get()).toEqual({ status: 'idle' });
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('if storage fails after the order was sent, this page still shows its answer, then the form', async () => {
  const port = memoryIntentPort();
  let saves = 0;
  const save = (of: string, text: string) => (saves++ === 0 ? port.save(of, text) : nowhere());
  const intent = createIntent(name, { ...port, save });
  const { sent, courier } = courierOf();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toHaveLength(1);
  expect(intent.get().status).toBe('answered');
  intent.reset();
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('a member who has checked a lost order can continue even if that cannot be stored', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  void intent.confirm(order, courierOf(async () => unanswered).courier);
  await afterPendingTasks();
  port.save = nowhere;
  intent.haveChecked();
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('an intent that has ended sends and stores nothing, not even the answer to its order', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  let answer: (result: CallResult) => void = () => {};
  void intent.confirm(order, courierOf(() => new Promise((resolve) => (answer = resolve))).courier);
  await afterPendingTasks();
  const { seen } = await port.load(name);
  intent.end();
  answer(answered(true));
  await afterPendingTasks();
  expect((await port.load(name)).seen).toBe(seen);
  intent.reset();
  const { sent, courier } = courierOf();
  void intent.confirm(order, courier);
  await afterPendingTasks();
  expect(sent).toEqual([]);
});

test('an intent that has ended does not follow other tabs', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  intent.subscribe(() => {});
  await afterPendingTasks();
  intent.end();
  await port.save(name, JSON.stringify({ generation: 1, phase: 'lost', key, cb: 700 }));
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('an intent that ends during the session check does not send', async () => {
  const intent = createIntent(name, memoryIntentPort());
  const mayGo = async () => {
    intent.end();
    return 'yes' as const;
  };
  expect(await confirmed(intent, mayGo)).toEqual(unsent('storage'));
});

test('an intent that ends during an order that charges nothing shows none', async () => {
  const intent = createIntent(name, memoryIntentPort());
  const { courier } = courierOf(async () => {
    intent.end();
    return conflict('OTHER_MEMBER');
  });
  void intent.confirm(order, courier);
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'idle' });
});

test('an order that is lost already is not stored again', async () => {
  const port = memoryIntentPort();
  const intent = createIntent(name, port);
  await afterPendingTasks();
  await port.save(name, JSON.stringify({ generation: 1, phase: 'lost', key, cb: 700 }));
  let writes = 0;
  port.subscribe(() => (writes += 1));
  void intent.confirm(order, courierOf().courier);
  await afterPendingTasks();
  expect(intent.get()).toEqual({ status: 'lost', cb: 700 });
  expect(writes).toBe(0);
});
