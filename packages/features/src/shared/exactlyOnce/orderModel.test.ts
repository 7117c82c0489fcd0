import fc, { type Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import { responded } from '../wire/mockServer.fixtures.ts';
import type { CallResult } from '../wire/post.ts';
import { createBrowser, never, type Access } from './fakeBrowser.fixtures.ts';
import { createOrderStore, type Order, type OrderState } from './order.ts';

const name = 'cb-order:member-1:payza';

/** The outcomes of an order; one without a response was carried out, or never arrived. */
const outcomes = ['placed', 'refused', 'noResponse', 'throws', 'busy', 'otherMember'] as const;
type Outcome = (typeof outcomes)[number];

/** A server that carries out each idempotency key once; each response names the amount of its order. */
function createServer() {
  const placed = new Map<string, number>();
  return {
    orders: () => [...placed.values()],
    receive(cb: number, key: string, outcome: Outcome): CallResult {
      if (outcome === 'placed' || outcome === 'noResponse') placed.set(key, cb);
      if (outcome === 'placed') return responded({ ErrorCode: 'SUCCESS', Info: [`${cb}`] });
      if (outcome === 'refused') return responded({ ErrorCode: 'NO', Info: [`${cb}`] });
      if (outcome === 'otherMember') return responded({ ErrorCode: 'OTHER_MEMBER' }, 409);
      if (outcome === 'busy') return responded({ ErrorCode: 'IN_PROGRESS' }, 409);
      if (outcome === 'throws') throw new Error('The call failed.');
      return { kind: 'transport', path: '/payza/createOrder', reason: 'network' };
    },
  };
}

const actions = ['click', 'leave', 'return', 'reset', 'check', 'reload', 'logOut'] as const;
type Step = readonly [tab: number, action: (typeof actions)[number]];

interface Page {
  readonly id: number;
  readonly order: Order;
  isClosed: boolean;
  /** The amounts of the orders that got a response before the page asked the member to confirm. */
  settledBefore: ReadonlySet<number>;
  /** Stops listening; `undefined` while the member is on another page. */
  leave: (() => void) | undefined;
}

interface World {
  readonly steps: readonly Step[];
  readonly outcomes: readonly Outcome[];
  readonly accesses: readonly Access[];
  readonly delivers: boolean;
}

function* repeat<T>(values: readonly T[]): Generator<T, never> {
  for (;;) yield* values;
}

/**
 * Plays a member's steps in two tabs, and compares every request and every shown state with the actual
 * orders. Each click confirms another amount.
 */
async function play(scheduler: Scheduler, world: World) {
  const browser = createBrowser(scheduler, repeat(world.accesses), world.delivers);
  const server = createServer();
  const outcome = repeat(world.outcomes);
  /** The orders that were sent, with their outcome as far as the page knows. */
  const sent = new Map<number, 'unknown' | 'responded'>();
  /** Each starts with the number of the guarantee in docs/decisions/orders.md that was broken. */
  const wrong: string[] = [];
  let clicks = 0;
  let pages = 0;
  /** The highest amount that was confirmed before the last logout. */
  let lastBeforeLogout = 0;
  /** The last order that was sent, until its outcome is known or the member has checked it. */
  let lostOrder: number | undefined;

  function check(page: Page, state: OrderState) {
    if (page.isClosed || state.status === 'idle' || state.status === 'sending') return;
    const { status, cb } = state;
    if (cb <= lastBeforeLogout) wrong.push(`4: ${cb} shown after a logout`);
    if (status === 'unsent' && sent.has(cb)) wrong.push(`2: ${cb} not sent, but it was`);
    if (status === 'lost' && cb > 1000 + clicks) wrong.push(`2: ${cb} lost, but never confirmed`);
    if (status !== 'responded') return;
    if (sent.get(cb) !== 'responded') wrong.push(`2: ${cb} shown with a response, but got none`);
    if (state.envelope.info[0] !== String(cb)) wrong.push(`2: ${cb} with the response to another`);
    if (page.settledBefore.has(cb)) wrong.push(`2: ${cb} shown with its response once more`);
  }

  function settledAmounts() {
    const record = browser.stored(name);
    return new Set(record?.phase === 'answered' ? [record.cb] : []);
  }

  function subscribe(page: Page) {
    if (isReady(page.order)) page.settledBefore = settledAmounts();
    page.leave = page.order.subscribe(() => check(page, page.order.get()));
  }

  function openPage(): Page {
    const id = (pages += 1);
    const { records, otherTabs } = browser.openTab(id);
    const order = createOrderStore(name, records, otherTabs);
    const page: Page = {
      id,
      order,
      isClosed: false,
      settledBefore: settledAmounts(),
      leave: undefined,
    };
    subscribe(page);
    return page;
  }

  function close(page: Page) {
    page.isClosed = true;
    browser.closeTab(page.id);
  }

  const pageOf = new Map([0, 1].map((tab) => [tab, openPage()]));

  function click(page: Page) {
    const cb = 1000 + (clicks += 1);
    const { status } = page.order.get();
    void page.order.confirm(
      { cb },
      {
        isStillMember: async () => true,
        async send(key) {
          if (sent.has(cb)) wrong.push(`1: ${cb} sent again`);
          if (lostOrder !== undefined) wrong.push(`3: ${cb} sent while ${lostOrder} is lost`);
          if (page.isClosed) wrong.push(`4: ${cb} sent by a page that was closed`);
          const record = browser.stored(name);
          if (record?.key !== key || record.phase !== 'sending')
            wrong.push(`5: ${cb} not recorded`);
          sent.set(cb, 'unknown');
          lostOrder = cb;
          const what = outcome.next().value;
          // Browsers send a request once more if its connection breaks.
          server.receive(cb, key, what);
          await scheduler.schedule(Promise.resolve(), 'response');
          const response = server.receive(cb, key, what);
          if (page.isClosed) return never();
          if (response.kind === 'responded' && what !== 'busy') {
            lostOrder = undefined;
            sent.set(cb, 'responded');
          }
          return response;
        },
      },
    );
    if (status === 'idle' && page.order.get().status !== 'sending') wrong.push('no reaction');
  }

  function logOut() {
    for (const page of pageOf.values()) {
      page.order.end();
      page.leave?.();
      close(page);
    }
    browser.forget();
    lastBeforeLogout = 1000 + clicks;
    lostOrder = undefined;
    for (const tab of pageOf.keys()) pageOf.set(tab, openPage());
  }

  function act([tab, step]: Step) {
    const page = pageOf.get(tab);
    if (!page) return;
    const { order } = page;
    const state = order.get();
    // A member who reads that nothing was sent is asked again first.
    if (step === 'click' && state.status !== 'unsent') click(page);
    if (step === 'leave') {
      page.leave?.();
      page.leave = undefined;
    }
    if (step === 'return' && !page.leave) subscribe(page);
    if (step === 'reset') {
      if (state.status === 'responded') page.settledBefore = settledAmounts().add(state.cb);
      if (isReady(order)) page.settledBefore = settledAmounts();
      order.reset();
    }
    if (step === 'check') {
      if (state.status === 'lost' && state.cb === lostOrder) lostOrder = undefined;
      order.haveChecked();
    }
    if (step === 'reload') {
      close(page);
      pageOf.set(tab, openPage());
    }
    if (step === 'logOut') logOut();
  }

  void scheduler.scheduleSequence(
    world.steps.map((step) => ({ builder: async () => act(step), label: step.join(' ') })),
  );
  await scheduler.waitIdle();
  const record = browser.stored(name);
  if (record && record.cb <= lastBeforeLogout) wrong.push(`4: ${record.cb} kept after a logout`);
  expect(wrong).toEqual([]);
  const orders = server.orders();
  expect(new Set(orders).size).toBe(orders.length);
  expect(orders.filter((cb) => !sent.has(cb))).toEqual([]);
  return { sent, orders, states: Array.from(pageOf.values(), ({ order }) => order.get()) };
}

const isReady = (order: Order) => ['idle', 'unsent'].includes(order.get().status);

const tab = fc.constantFrom(0, 1);
const click = fc.tuple(tab, fc.constant('click' as const));
const anything = fc.tuple(tab, fc.constantFrom(...actions));
const access = fc.oneof(
  { arbitrary: fc.constant('works' as const), weight: 6 },
  fc.constantFrom('fails' as const, 'late' as const),
);

const worldOf = (steps: fc.Arbitrary<Step[]>, faults: fc.Arbitrary<Access>) =>
  fc.record({
    steps,
    outcomes: fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 4 }),
    accesses: fc.array(faults, { minLength: 1, maxLength: 12 }),
    delivers: fc.boolean(),
  });

/** The number of random schedules, each a different order of clicks, locks, broadcasts and responses. */
const numRuns = 2000;

test('sends one confirmed order exactly once, in any interleaving', async () => {
  const clicks = fc.array(click, { minLength: 1, maxLength: 8 });
  const world = worldOf(clicks, fc.constant('works'));
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), world, async (scheduler, given) => {
      const [outcome = 'placed'] = given.outcomes;
      const { sent, states } = await play(scheduler, { ...given, outcomes: [outcome] });
      // An order in another member's session charges nothing and shows nothing.
      if (outcome === 'otherMember') return;
      expect(sent.size).toBe(1);
      const status = ['placed', 'refused'].includes(outcome) ? 'responded' : 'lost';
      const clicked = states.filter((_, index) => given.steps.some(([of]) => of === index));
      for (const state of clicked) expect(state.status).toBe(status);
    }),
    { seed: 1, numRuns },
  );
});

test('shows only what happened, whatever storage does, in any interleaving of all steps', async () => {
  const world = worldOf(fc.array(anything, { maxLength: 16 }), access);
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), world, async (scheduler, given) => {
      const { sent, orders } = await play(scheduler, given);
      expect(orders.length).toBeLessThanOrEqual(sent.size);
    }),
    { seed: 1, numRuns },
  );
});
