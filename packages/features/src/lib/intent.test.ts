import fc, { type Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import { createIntent } from './intent.ts';
import type { IntentPort } from './intentPort.ts';
import { memoryIntentPort } from './memoryIntentPort.ts';
import type { CallResult } from './post.ts';

const name = 'cb-intent:member-1:payza';
const detail = '1000';

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

/** For a page that is closed, which nothing is told any more. */
const never = () => new Promise<never>(() => {});

/**
 * Tabs over one record and one lock, every step of which the scheduler may put off. What a tab
 * glances at may be old, as in browsers, whose tabs hear of each other's storage in their own time.
 */
function createBrowser(scheduler: Scheduler, canGlance: boolean) {
  const records = new Map<string, string>();
  const queue: { tab: number; start: () => void }[] = [];
  const tabs = new Map<number, (key: string, text: string) => void>();
  const listeners = new Map<number, () => void>();
  let holder: number | undefined;

  function next() {
    if (holder !== undefined) return;
    const waiting = queue.shift();
    if (!waiting) return;
    holder = waiting.tab;
    void scheduler.schedule(Promise.resolve(), 'lock').then(waiting.start);
  }

  function openTab(tab: number): IntentPort {
    const seen = new Map(records);
    const hear = (key: string, text: string) => {
      seen.set(key, text);
      listeners.get(tab)?.();
    };
    tabs.set(tab, hear);
    return {
      lock: (_name, task) =>
        new Promise((resolve) => {
          const start = async () => {
            if (holder !== tab) return;
            await task();
            if (holder === tab) holder = undefined;
            next();
            resolve();
          };
          queue.push({ tab, start: () => void start() });
          next();
        }),
      glance: (key) => (canGlance ? (seen.get(key) ?? null) : undefined),
      async load(key) {
        await scheduler.schedule(Promise.resolve(), 'load');
        return tabs.has(tab) ? records.get(key) : never();
      },
      async save(key, text) {
        await scheduler.schedule(Promise.resolve(), 'save');
        if (!tabs.has(tab)) return never();
        records.set(key, text);
        seen.set(key, text);
        for (const [other, tell] of tabs) {
          if (other === tab) continue;
          void scheduler.schedule(Promise.resolve(), 'storage event').then(() => tell(key, text));
        }
      },
      subscribe(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    };
  }

  /** What a tab waited for and held goes free; nothing of it runs any more. */
  function closeTab(tab: number) {
    tabs.delete(tab);
    listeners.delete(tab);
    queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.tab !== tab));
    if (holder === tab) holder = undefined;
    next();
  }

  return { openTab, closeTab };
}

type Step = readonly [tab: number, does: 'click' | 'leave' | 'return' | 'reset' | 'reload'];

/** Plays steps of a member with two tabs, the answers in turn, and judges every request. */
async function play(
  scheduler: Scheduler,
  steps: readonly Step[],
  answers: readonly CallResult[],
  canGlance = true,
) {
  const browser = createBrowser(scheduler, canGlance);
  /** Something was sent, and neither an answer came nor did the member look what became of it. */
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
      intent.confirm(detail, async () => {
        if (page.isClosed || isOpen) wrong.push(`request ${requests}`);
        isOpen = true;
        const answer = answers[requests++ % answers.length] ?? unanswered;
        await scheduler.schedule(Promise.resolve(), 'answer');
        if (page.isClosed) return never();
        isOpen = answer.kind !== 'answered';
        return answer;
      });
      if (intent.get().status === 'idle') wrong.push('idle after a click');
    }
    if (does === 'leave') page.leave();
    if (does === 'return') page.leave = intent.subscribe(() => {});
    if (does === 'reset') {
      if (intent.get().status === 'lost') isOpen = false;
      intent.reset();
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

/** Runs of the schedule; each is another interleaving of clicks, locks, events and answers. */
const numRuns = 2000;

test('sends one confirmed intent exactly once, in whatever order things happen', async () => {
  const does = fc.constantFrom('click' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(tab, does), { minLength: 1, maxLength: 8 }),
      answerOrNot,
      async (scheduler, steps, answer) => {
        const { requests, states } = await play(scheduler, steps, [answer]);
        expect(requests).toBe(1);
        const clicked = states.filter((_, index) => steps.some(([of]) => of === index));
        const wanted =
          answer.kind === 'answered'
            ? { status: 'answered', detail, envelope: { ...answer.envelope, data: [] } }
            : { status: 'lost', detail };
        expect(clicked).toEqual(clicked.map(() => wanted));
      },
    ),
    { seed: 1, numRuns },
  );
});

test('never sends while a request is open or lost, also with tabs left, reloaded and reset', async () => {
  const does = fc.constantFrom('click', 'leave', 'return', 'reset', 'reload');
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(tab, does), { maxLength: 16 }),
      fc.array(answerOrNot, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (scheduler, steps, answers, canGlance) => {
        const { requests } = await play(scheduler, steps, answers, canGlance);
        expect(requests).toBeLessThanOrEqual(steps.filter(([, what]) => what === 'click').length);
      },
    ),
    { seed: 1, numRuns },
  );
});

const sent = () => Promise.resolve(answered(true));
const settled = () => new Promise((resolve) => void setTimeout(resolve));

test('an answered intent is sent again only after the member was asked anew', async () => {
  const intent = createIntent(name, memoryIntentPort());
  const states: string[] = [];
  intent.subscribe(() => states.push(intent.get().status));
  intent.confirm('1000', sent);
  await settled();
  intent.confirm('1000', sent);
  intent.reset();
  intent.confirm('2000', sent);
  await settled();
  expect(states).toEqual(['sending', 'answered', 'idle', 'sending', 'answered']);
  expect(intent.get()).toMatchObject({ detail: '2000', envelope: { info: ['Placed.'], data: [] } });
});

test('a send that throws counts as lost', async () => {
  const intent = createIntent(name, memoryIntentPort());
  intent.confirm('1000', () => Promise.reject(new Error('No.')));
  await settled();
  expect(intent.get()).toEqual({ status: 'lost', detail: '1000' });
});

test('a page that was closed while sending leaves a lost intent, which stays until it is checked', async () => {
  const port = memoryIntentPort();
  await port.save(name, JSON.stringify({ generation: 1, phase: 'sending', detail: '1000' }));
  const first = createIntent(name, port);
  expect(first.get()).toEqual({ status: 'sending', detail: '1000' });
  await settled();
  for (const intent of [first, createIntent(name, port)]) {
    expect(intent.get()).toEqual({ status: 'lost', detail: '1000' });
  }
  first.reset();
  first.reset();
  await settled();
  expect(first.get()).toEqual({ status: 'idle' });
  expect(createIntent(name, port).get()).toEqual({ status: 'idle' });
});

test('where nothing shows at once a lost intent shows a moment later, and an answered one is no hindrance', async () => {
  const port = { ...memoryIntentPort(), glance: () => undefined };
  createIntent(name, port).confirm('1000', async () => unanswered);
  await settled();
  const reopened = createIntent(name, port);
  await settled();
  expect(reopened.get()).toEqual({ status: 'lost', detail: '1000' });
  reopened.reset();
  await settled();
  reopened.confirm('2000', sent);
  await settled();
  const last = createIntent(name, port);
  await settled();
  last.confirm('3000', sent);
  await settled();
  expect(last.get()).toMatchObject({ status: 'answered', detail: '3000' });
});

test.each([
  '',
  'null',
  '{',
  '{"generation":1,"phase":"sending"}',
  '{"generation":"1","phase":"lost","detail":""}',
  '{"generation":1e21,"phase":"lost","detail":""}',
  '{"generation":1,"phase":"answered","detail":"","envelope":{}}',
  '[]',
])('whatever else stands in storage is ignored: %s', async (text) => {
  const port = memoryIntentPort();
  await port.save(name, text);
  const intent = createIntent(name, port);
  expect(intent.get()).toEqual({ status: 'idle' });
  intent.confirm('1000', sent);
  await settled();
  expect(intent.get().status).toBe('answered');
});

test('without storage one page still sends once', async () => {
  const port = {
    ...memoryIntentPort(),
    glance: () => undefined,
    load: async () => undefined,
    save: async () => {},
  };
  const intent = createIntent(name, port);
  let requests = 0;
  const send = async () => {
    requests += 1;
    return answered(true);
  };
  for (let click = 0; click < 3; click++) intent.confirm('1000', send);
  await settled();
  intent.confirm('1000', send);
  await settled();
  expect(requests).toBe(1);
});
