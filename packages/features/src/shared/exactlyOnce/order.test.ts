import { afterPendingTasks } from '@cb/ui/internal/fakePlatform';
import { beforeEach, expect, test } from 'vitest';
import type { TabMessage } from '../session/otherTabs.ts';
import { responded } from '../wire/mockServer.fixtures.ts';
import type { CallResult } from '../wire/post.ts';
import { createSignal } from '../basics/signal.ts';
import { createOrderStore, type Courier, type Order } from './order.ts';
import { memoryOrderRecords, type OrderRecords, parseRecord } from './orderRecords.ts';

// The model (`orderModel.test.ts`) plays all interleavings; these cases are outside of it.

const name = 'cb-order:member-1:payza';
const placed = responded({ ErrorCode: 'SUCCESS', Info: ['Placed.'], Data: [{ huge: true }] });
const fails = () => Promise.reject(new Error('No.'));
const confirmed = { cb: 1000, choice: 'PAYPAL' };
const lostState = { status: 'lost', ...confirmed };
const unsent = { status: 'unsent', ...confirmed, reason: 'storage' };

let records: OrderRecords = memoryOrderRecords();
let messages = createSignal<TabMessage>();
/** The keys of the orders that were sent. */
let sent: string[] = [];
let respond: (result: CallResult) => void = () => {};

beforeEach(() => {
  records = memoryOrderRecords();
  messages = createSignal();
  sent = [];
});

const courier: Courier = {
  isStillMember: async () => true,
  send(key) {
    sent.push(key);
    return new Promise((resolve) => (respond = resolve));
  },
};

function openTab(at: Partial<OrderRecords> = {}) {
  const others = { subscribe: messages.subscribe, broadcast: () => {} };
  const order = createOrderStore(name, { ...records, ...at }, others);
  order.subscribe(() => {});
  return order;
}

async function confirm(order: Order, given: Partial<typeof courier> = {}) {
  void order.confirm(confirmed, { ...courier, ...given });
  await afterPendingTasks();
}

async function confirmAndRespond(order: Order, result: CallResult) {
  await confirm(order);
  respond(result);
  await afterPendingTasks();
}

const record = async () => parseRecord(await records.read(name));

test('stores the key before the order is sent, and nothing personal', async () => {
  await confirm(openTab());
  expect(await record()).toEqual({ key: sent[0], ...confirmed, phase: 'sending' });
  respond(placed);
  await afterPendingTasks();
  expect(await record()).toMatchObject({ phase: 'answered', envelope: { data: [] } });
});

test('a tab shows that an order is being sent in another one, and what was chosen', async () => {
  const [order, other] = [openTab(), openTab()];
  await confirm(order);
  messages.emit('orders');
  await afterPendingTasks();
  expect([order.isOwn(), other.isOwn()]).toEqual([true, false]);
  expect(other.get()).toEqual({ status: 'sending', ...confirmed });
});

test('an order that was recorded too late is not sent, and over for all tabs', async () => {
  const lateWrites: (() => Promise<void>)[] = [];
  const write: OrderRecords['write'] = (...given) => {
    lateWrites.push(() => records.write(...given));
    return fails();
  };
  const [order, other] = [openTab({ write }), openTab()];
  await confirm(order);
  for (const write of lateWrites) await write();
  await confirm(other);
  expect([sent, order.get()]).toEqual([[], unsent]);
  await confirm(other);
  expect(sent).toHaveLength(1);
});

test('an earlier outcome that could not be read is not shown as that of a new order', async () => {
  await confirmAndRespond(openTab(), placed);
  let read: OrderRecords['read'] = fails;
  const order = openTab({ read: (of) => read(of) });
  await confirm(order);
  expect([sent.length, order.get()]).toEqual([1, unsent]);
  read = records.read;
  messages.emit('orders');
  await afterPendingTasks();
  expect(order.get()).toEqual(unsent);
  await confirm(order);
  expect(sent).toHaveLength(2);
});

test('the order of another tab counts as lost if its record can no longer be read', async () => {
  let read = records.read;
  await confirm(openTab());
  const order = openTab({ read: (of) => read(of) });
  await afterPendingTasks();
  expect(order.get()).toEqual({ status: 'sending', ...confirmed });
  read = fails;
  respond(placed);
  await afterPendingTasks();
  expect(order.get()).toEqual(lostState);
});

test('checking one lost order does not check another that was lost since', async () => {
  const order = openTab();
  await confirmAndRespond(order, { kind: 'aborted' });
  await records.write(name, { key: crypto.randomUUID(), cb: 2000, phase: 'sending' });
  order.haveChecked();
  await afterPendingTasks();
  expect(order.get()).toEqual({ status: 'lost', cb: 2000 });
});

test('an order is not sent, and leaves nothing open, if the session is another one or unknown', async () => {
  const order = openTab();
  await confirm(order, { isStillMember: async () => false });
  expect(order.get()).toEqual({ status: 'idle' });
  await confirm(order, { isStillMember: async () => undefined });
  expect(order.get()).toEqual({ ...unsent, reason: 'session' });
  expect([sent, await record()]).toEqual([[], undefined]);
});

test('a store that has ended sends and stores nothing, not even the response to its order', async () => {
  const order = openTab();
  await confirm(order);
  order.end();
  respond(placed);
  await afterPendingTasks();
  expect((await record())?.phase).toBe('sending');
  order.reset();
  await confirm(order);
  expect(sent).toHaveLength(1);
});

const key = '5f0c1f6e-30a4-4c0e-9d0b-8a4f1c2f7d11';

test.each([
  'lost',
  { phase: 'lost', cb: 1000, key: '1' },
  { phase: 'lost', cb: '1000', key },
  { phase: 'answered', cb: 1000, key, envelope: {} },
])('ignores anything else in storage: %j', (stored) => {
  expect(parseRecord(stored)).toBeUndefined();
});
