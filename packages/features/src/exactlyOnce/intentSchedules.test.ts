import fc, { type Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import { createIntent, type Intent, type IntentState } from './intent.ts';
import { parseRecord } from './intentRecord.ts';
import type { CallResult } from '../wire/post.ts';
import {
  createBrowser,
  moments,
  never,
  type DatabaseUse,
  type Faults,
  type MirrorUse,
  type Moment,
} from './mockTabs.fixtures.ts';

const name = 'cb-intent:member-1:payza';

/** How the server treats an order; the answer to `unanswered` is lost. */
type Outcome = 'placed' | 'refused' | 'unanswered';

/** An answer that names its order, so that one shown for another order is found. */
function answerTo(cb: number, outcome: Outcome): CallResult {
  if (outcome === 'unanswered') {
    return { kind: 'transport', path: '/payza/createOrder', reason: 'network' };
  }
  const success = outcome === 'placed';
  const envelope = {
    success,
    errorCode: success ? 'SUCCESS' : 'NO',
    errors: success ? [] : [`Not enough for ${cb}.`],
    info: success ? [`Placed ${cb}.`] : [],
    fieldErrors: [],
    data: [{ huge: true }],
  };
  return { kind: 'answered', status: 200, envelope };
}

const does = ['click', 'leave', 'return', 'reset', 'check', 'reload', 'logOut'] as const;
type Step = readonly [tab: number, does: (typeof does)[number]];

interface Page {
  readonly id: number;
  readonly intent: Intent;
  isClosed: boolean;
  /** The amounts of the orders whose outcome was stored where the page could see it when it asked. */
  settled: ReadonlySet<number>;
  leave: () => void;
}

interface Sent {
  readonly page: Page;
  readonly outcome: Outcome;
  isAnswered: boolean;
}

/**
 * Plays a member's steps in two tabs, and checks every request and everything that is shown against
 * what really happened. Each click confirms another amount.
 */
async function play(
  scheduler: Scheduler,
  steps: readonly Step[],
  outcomes: readonly Outcome[],
  faults: Faults,
) {
  const orders = new Map<number, Sent>();
  const wrong: string[] = [];
  let inFlight = 0;
  let clicks = 0;
  let pages = 0;
  /** The order without an answer that the member has not checked. */
  let lost: number | undefined;

  const moment = (): Moment => {
    if (inFlight > 0) return 'during';
    return orders.size > 0 ? 'after' : 'before';
  };
  const browser = createBrowser(scheduler, faults, moment);

  /** Whether one place always worked in time, so that every tab knows what every other one did. */
  const isReliable = () => works(faults.mirror) || !browser.hasTimedOut();

  /** The amounts of the orders that a page could know to be over. */
  const settledFor = (id: number) =>
    new Set(
      browser.textsFor(id, name).flatMap((text) => {
        const record = parseRecord(text);
        return record?.phase === 'answered' ? [record.cb] : [];
      }),
    );

  function check(page: Page, state: IntentState) {
    if (page.isClosed || state.status === 'idle' || state.status === 'sending') return;
    const order = orders.get(state.cb);
    if (state.status === 'unsent' && order) wrong.push(`${state.cb} unsent, but it was sent`);
    if (state.status !== 'answered') return;
    if (!order?.isAnswered) wrong.push(`${state.cb} answered, but it was not`);
    if (page.settled.has(state.cb)) wrong.push(`${state.cb} answered again`);
    const expected = answerTo(state.cb, order?.outcome ?? 'unanswered');
    const info = expected.kind === 'answered' ? expected.envelope.info : undefined;
    expect(state.envelope.info).toEqual(info);
  }

  function open(): Page {
    const id = (pages += 1);
    const port = browser.openTab(id);
    const settled = settledFor(id);
    const intent = createIntent(name, port);
    const page: Page = { id, intent, isClosed: false, settled, leave: () => {} };
    subscribe(page);
    return page;
  }

  function subscribe(page: Page) {
    if (isReady(page.intent.get())) page.settled = settledFor(page.id);
    page.leave = page.intent.subscribe(() => check(page, page.intent.get()));
  }

  function close(page: Page) {
    page.isClosed = true;
    browser.closeTab(page.id);
  }

  const pageOf = new Map([0, 1].map((tab) => [tab, open()]));

  function click(page: Page) {
    const cb = 1000 + (clicks += 1);
    const order = { cb };
    const before = page.intent.get().status;
    void page.intent.confirm(order, {
      mayGo: async () => 'yes',
      async send(sent) {
        if (page.isClosed || sent !== order || orders.has(cb)) wrong.push(`${cb} sent again`);
        if (lost !== undefined && isReliable()) wrong.push(`${cb} sent while ${lost} is lost`);
        const outcome = outcomes[orders.size % outcomes.length] ?? 'unanswered';
        const made: Sent = { page, outcome, isAnswered: false };
        orders.set(cb, made);
        lost = cb;
        inFlight += 1;
        await scheduler.schedule(Promise.resolve(), 'answer');
        inFlight -= 1;
        if (page.isClosed) return never();
        const answer = answerTo(cb, outcome);
        made.isAnswered = answer.kind === 'answered';
        if (made.isAnswered) lost = undefined;
        return answer;
      },
    });
    if (before === 'idle' && page.intent.get().status !== 'sending') wrong.push('not sending');
  }

  function act([tab, step]: Step) {
    const page = pageOf.get(tab);
    if (!page) return;
    const { intent } = page;
    // A member who reads that nothing was sent is asked again first.
    if (step === 'click' && intent.get().status !== 'unsent') click(page);
    if (step === 'leave') page.leave();
    if (step === 'return') subscribe(page);
    if (step === 'reset') {
      if (intent.get().status !== 'lost' && intent.get().status !== 'sending') {
        page.settled = settledFor(page.id);
      }
      if (intent.get().status === 'answered')
        page.settled = new Set([...page.settled, cbOf(intent)]);
      intent.reset();
    }
    if (step === 'check') {
      if (intent.get().status === 'lost') lost = undefined;
      intent.haveChecked();
    }
    if (step === 'reload') {
      close(page);
      pageOf.set(tab, open());
    }
    if (step === 'logOut') {
      for (const each of pageOf.values()) {
        each.intent.end();
        each.leave();
        close(each);
      }
      browser.forget();
      lost = undefined;
      for (const each of pageOf.keys()) pageOf.set(each, open());
    }
  }

  void scheduler.scheduleSequence(
    steps.map((step) => ({ builder: async () => act(step), label: step.join(' ') })),
  );
  await scheduler.waitIdle();
  expect(wrong).toEqual([]);
  const states = Array.from(pageOf.values(), ({ intent }) => intent.get());
  return { orders, clicks, states, isReliable: isReliable() };
}

const isReady = ({ status }: IntentState) => status === 'idle' || status === 'unsent';

function cbOf(intent: Intent) {
  const state = intent.get();
  return 'cb' in state ? state.cb : 0;
}

const works = ({ read, write }: Faults['mirror']) =>
  moments.every((at) => read[at] === 'works' && write[at] === 'works');

const placeOf = <Use>(use: fc.Arbitrary<Use>) => {
  const kind = fc.record({ before: use, during: use, after: use });
  return fc.record({ read: kind, write: kind, remove: kind });
};

/** Every combination of places, uses and moments. */
const faults: fc.Arbitrary<Faults> = fc.record({
  database: placeOf<DatabaseUse>(
    fc.oneof(
      { arbitrary: fc.constant('works' as const), weight: 3 },
      fc.constantFrom('fails' as const, 'hangs' as const),
    ),
  ),
  mirror: placeOf<MirrorUse>(
    fc.oneof(
      { arbitrary: fc.constant('works' as const), weight: 3 },
      fc.constant('fails' as const),
    ),
  ),
});

const outcome = fc.constantFrom<Outcome>('placed', 'refused', 'unanswered');
const tab = fc.constantFrom(0, 1);

/** The number of random schedules, each a different order of clicks, locks, events and answers. */
const numRuns = 2000;

test('sends one confirmed intent exactly once, in any interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(tab, fc.constant('click' as const)), { minLength: 1, maxLength: 8 }),
      outcome,
      faults,
      async (scheduler, steps, each, given) => {
        const { orders, states, isReliable } = await play(scheduler, steps, [each], given);
        if (!isReliable) return;
        expect(orders.size).toBeLessThanOrEqual(1);
        const [cb] = orders.keys();
        const clicked = states.filter((_, index) => steps.some(([of]) => of === index));
        // A place that fails, or is slower than its time limit, may hide an outcome from a tab.
        if (cb === undefined || !works(given.mirror)) return;
        const expected = each === 'unanswered' ? 'lost' : 'answered';
        for (const state of clicked.filter(({ status }) => status !== 'unsent')) {
          expect(state).toMatchObject({ status: expected, cb });
        }
      },
    ),
    { seed: 1, numRuns },
  );
});

test('shows only what happened, whatever storage does, in any interleaving of all steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(tab, fc.constantFrom(...does)), { maxLength: 16 }),
      fc.array(outcome, { minLength: 1, maxLength: 4 }),
      faults,
      async (scheduler, steps, outcomes, given) => {
        const { orders, clicks } = await play(scheduler, steps, outcomes, given);
        expect(orders.size).toBeLessThanOrEqual(clicks);
      },
    ),
    { seed: 1, numRuns },
  );
});
