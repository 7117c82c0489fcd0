import fc, { type Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import { createIntent } from './intent.ts';
import type { CallResult } from '../wire/post.ts';
import { createBrowser, never, type Faults } from './pretendTabs.fixtures.ts';

const name = 'cb-intent:member-1:payza';
const cb = 1000;

const answered = (success: boolean): CallResult => ({
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

type Step = readonly [
  tab: number,
  does: 'click' | 'leave' | 'return' | 'reset' | 'check' | 'reload',
];

/**
 * Plays a member's steps in two tabs, with the answers in the given order, and checks every
 * request.
 */
async function play(
  scheduler: Scheduler,
  steps: readonly Step[],
  answers: readonly CallResult[],
  faults: Faults,
) {
  const browser = createBrowser(scheduler, faults);
  /** A request was sent, without an answer or the member's confirmation of having checked it. */
  let isOpen = false;
  const wrong: string[] = [];
  let requests = 0;
  let pages = 0;

  function open() {
    const page = (pages += 1);
    const intent = createIntent(name, browser.openTab(page));
    return { page, intent, isClosed: false, leave: intent.subscribe(() => {}) };
  }
  const pageOf = new Map([0, 1].map((tab) => [tab, open()]));

  function act([tab, does]: Step) {
    const page = pageOf.get(tab);
    if (!page) return;
    const { intent } = page;
    if (does === 'click') {
      const order = { cb };
      intent.confirm(order, {
        mayGo: async () => 'yes',
        async send(sent) {
          if (page.isClosed || isOpen || sent !== order) wrong.push(`request ${requests}`);
          isOpen = true;
          const answer = answers[requests++ % answers.length] ?? unanswered;
          await scheduler.schedule(Promise.resolve(), 'answer');
          if (page.isClosed) return never();
          isOpen = answer.kind !== 'answered';
          return answer;
        },
      });
      if (intent.get().status === 'idle') wrong.push('idle after a click');
    }
    if (does === 'leave') page.leave();
    if (does === 'return') page.leave = intent.subscribe(() => {});
    if (does === 'reset') intent.reset();
    if (does === 'check') {
      if (intent.get().status === 'lost') isOpen = false;
      intent.haveChecked();
    }
    if (does === 'reload') {
      page.isClosed = true;
      browser.closeTab(page.page);
      pageOf.set(tab, open());
    }
  }

  void scheduler.scheduleSequence(
    steps.map((step) => ({ builder: async () => act(step), label: step.join(' ') })),
  );
  await scheduler.waitIdle();
  expect(wrong).toEqual([]);
  return { requests, states: Array.from(pageOf.values(), ({ intent }) => intent.get()) };
}

const answerOrNot = fc.constantFrom(answered(true), answered(false), unanswered);
const tab = fc.constantFrom(0, 1);

/** Faults of the database, with or without the mirror as a fallback. */
const faults: fc.Arbitrary<Faults> = fc.record({
  database: fc.array(fc.constantFrom('works', 'fails', 'hangs'), { minLength: 1, maxLength: 8 }),
  noMirror: fc.boolean(),
});

/**
 * The number of random schedules, each a different interleaving of clicks, locks, events and
 * answers.
 */
const numRuns = 2000;

test('sends one confirmed intent exactly once, in any interleaving', async () => {
  const does = fc.constantFrom('click' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(tab, does), { minLength: 1, maxLength: 8 }),
      answerOrNot,
      faults,
      async (scheduler, steps, answer, given) => {
        const { requests, states } = await play(scheduler, steps, [answer], given);
        expect(requests).toBeLessThanOrEqual(1);
        if (given.noMirror) return;
        expect(requests).toBe(1);
        const clicked = states.filter((_, index) => steps.some(([of]) => of === index));
        const wanted =
          answer.kind === 'answered'
            ? { status: 'answered', cb, envelope: { ...answer.envelope, data: [] } }
            : { status: 'lost', cb };
        expect(clicked).toEqual(clicked.map(() => wanted));
      },
    ),
    { seed: 1, numRuns },
  );
});

test('never sends while a request is in flight or lost, even if tabs close, reload and reset', async () => {
  const does = fc.constantFrom('click', 'leave', 'return', 'reset', 'check', 'reload');
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(tab, does), { maxLength: 16 }),
      fc.array(answerOrNot, { minLength: 1, maxLength: 4 }),
      faults,
      async (scheduler, steps, answers, given) => {
        const { requests } = await play(scheduler, steps, answers, given);
        expect(requests).toBeLessThanOrEqual(steps.filter(([, what]) => what === 'click').length);
      },
    ),
    { seed: 1, numRuns },
  );
});
