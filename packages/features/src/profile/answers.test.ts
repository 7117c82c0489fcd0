import { afterPendingTasks } from '@cb/ui/internal/fakePlatform';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { post } from '../shared/wire/post.ts';
import type { WireId } from '../shared/wire/records.ts';
import {
  createAnswers,
  isRetried,
  isUnsent,
  type Outcome,
  type SubmittedAnswers,
} from './answers.ts';

const noAnswers: SubmittedAnswers = new Map();
const language = 'ENG-US';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('fetch', async () => new Response('{"ErrorCode":"SUCCESS"}'));
});

afterEach(() => vi.unstubAllGlobals());

function setUp(outcomes: Outcome[] = [], remembered = noAnswers, mayResend = async () => true) {
  const arrived: [string, readonly WireId[]][] = [];
  const onSent = vi.fn<() => void>();
  let memory: SubmittedAnswers | undefined;
  const answers = createAnswers({
    remembered,
    mayResend,
    remember: (submitted) => (memory = submitted),
    onSent,
    send: async (id, { codes }) => {
      const outcome = outcomes.shift() ?? 'sent';
      await Promise.resolve();
      if (outcome === 'sent') arrived.push([id, codes]);
      return outcome;
    },
  });
  // Otherwise, they would be resent during the following tests.
  onTestFinished(answers.end);
  const stages = () => [...answers.get().submitted].map(([id, { stage }]) => [id, stage]);
  return { answers, arrived, onSent, stages, memory: () => memory };
}

test('a draft is neither sent nor remembered, and is removed when it equals the current answer', () => {
  const { answers, arrived, memory } = setUp();
  answers.edit('1', ['a', 'b'], []);
  expect(answers.get().drafts.get('1')).toEqual(['a', 'b']);
  answers.edit('1', ['b', 'a'], ['a', 'b']);
  expect(answers.get().drafts.size).toBe(0);
  expect(arrived).toEqual([]);
  expect(memory()).toBeUndefined();
});

test.each([
  [['a'], ['a', 'b']],
  [['a', 'b'], ['a']],
  [
    ['a', 'c'],
    ['a', 'b'],
  ],
])('the draft %j differs from the answer %j', (codes, known) => {
  const { answers } = setUp();
  answers.edit('1', codes, known);
  expect(answers.get().drafts.get('1')).toEqual(codes);
});

test('an answer replaces the draft', () => {
  const { answers } = setUp();
  answers.edit('1', ['a'], []);
  answers.edit('2', ['b'], []);
  answers.submit('1', ['a'], language);
  expect([...answers.get().drafts.keys()]).toEqual(['2']);
});

test('a subscriber is notified of each change until it unsubscribes', () => {
  const { answers } = setUp();
  const listener = vi.fn<() => void>();
  const unsubscribe = answers.subscribe(listener);
  answers.edit('1', ['a'], []);
  answers.edit('1', ['b'], []);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  answers.edit('1', ['c'], []);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each(['failed', 'refused'] as const)(
  'an answer with the outcome %s is kept until it arrives',
  async (outcome) => {
    const { answers, arrived, stages, memory, onSent } = setUp([outcome, outcome]);
    const flags = () =>
      [...answers.get().submitted.values()].map((one) => [isUnsent(one), isRetried(one)]);
    answers.submit('1', ['a'], language);
    expect(flags()).toEqual([[false, false]]);
    await answers.resend();
    expect(stages()).toEqual([['1', outcome]]);
    expect(flags()).toEqual([[true, false]]);
    expect(memory()?.get('1')).toMatchObject({ codes: ['a'] });
    const resending = answers.resend();
    expect(flags()).toEqual([[true, true]]);
    await resending;
    expect(stages()).toEqual([['1', outcome]]);
    expect(flags()).toEqual([[true, false]]);
    await answers.resend();
    expect(stages()).toEqual([['1', 'sent']]);
    expect(arrived).toEqual([['1', ['a']]]);
    expect(onSent).toHaveBeenCalledTimes(1);
  },
);

test('any response of the server resends failed answers, but not refused ones', async () => {
  const { answers, arrived, stages } = setUp(['failed', 'refused']);
  answers.submit('1', ['a'], language);
  answers.submit('2', ['b'], language);
  await expect.poll(stages).toEqual([
    ['1', 'failed'],
    ['2', 'refused'],
  ]);
  await post('/getUserIdFromSession', {});
  await expect.poll(stages).toEqual([
    ['1', 'sent'],
    ['2', 'refused'],
  ]);
  expect(arrived).toEqual([['1', ['a']]]);
});

test('a response in someone else’s session resends nothing', async () => {
  const mayResend = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const { answers, arrived, stages } = setUp(['failed'], noAnswers, mayResend);
  answers.submit('1', ['a'], language);
  await expect.poll(stages).toEqual([['1', 'failed']]);
  await post('/getUserIdFromSession', {});
  await expect.poll(() => mayResend).toHaveBeenCalledTimes(1);
  await Promise.allSettled(mayResend.mock.results.map(({ value }) => value));
  expect(stages()).toEqual([['1', 'failed']]);
  expect(arrived).toEqual([]);
});

test('the response to the session check does not cause another check', async () => {
  let checks = 0;
  const { answers, stages } = setUp(['failed'], noAnswers, async () => {
    checks += 1;
    // Limited, because a check for each answer would never end.
    if (checks < 9) await post('/getUserIdFromSession', {});
    return false;
  });
  answers.submit('1', ['a'], language);
  await expect.poll(stages).toEqual([['1', 'failed']]);
  for (const expected of [1, 2]) {
    await post('/getUserIdFromSession', {});
    await afterPendingTasks();
    expect(checks).toBe(expected);
  }
});

test('answers that have ended are neither sent nor remembered', async () => {
  const { answers, arrived, onSent, memory } = setUp(['failed', 'sent']);
  answers.submit('1', ['a'], language);
  await expect.poll(() => memory()?.get('1')?.stage).toBe('failed');
  answers.submit('2', ['b'], language);
  // Sent only after the answer before it.
  answers.submit('2', ['c'], language);
  const remembered = memory();
  answers.end();
  await answers.resend();
  await post('/getUserIdFromSession', {});
  answers.submit('3', ['d'], language);
  await answers.resend();
  expect(arrived).toEqual([['2', ['b']]]);
  expect(onSent).not.toHaveBeenCalled();
  expect(memory()).toBe(remembered);
});

test('answers of an earlier page are sent once the server responds', async () => {
  const submitted: SubmittedAnswers = new Map([
    ['1', { question: '1', codes: ['a'], language, stage: 'failed' }],
  ]);
  const { stages } = setUp([], submitted);
  await post('/getUserIdFromSession', {});
  await expect.poll(stages).toEqual([['1', 'sent']]);
});

test('answers that arrived are dropped once a later list is read', async () => {
  const { answers } = setUp(['sent', 'refused']);
  answers.submit('1', ['a'], language);
  answers.submit('3', ['c'], language);
  await expect.poll(() => answers.get().submitted.get('3')?.stage).toBe('refused');
  const dropSent = answers.markSent();
  answers.submit('2', ['b'], language);
  await expect.poll(() => answers.get().submitted.get('2')?.stage).toBe('sent');
  dropSent();
  expect([...answers.get().submitted.keys()]).toEqual(['3', '2']);
});

test('the newest answer to each question arrives last, whatever the outcomes of sending', async () => {
  const step = fc.record({
    id: fc.constantFrom('1', '2'),
    outcome: fc.constantFrom<Outcome>('sent', 'failed', 'refused'),
    resends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 10 }), async (s, steps) => {
      const arrived = new Map<string, number[]>();
      const outcomes = steps.map(({ outcome }) => outcome);
      const underWay = new Set<string>();
      const answers = createAnswers({
        remembered: noAnswers,
        mayResend: async () => true,
        remember: () => {},
        onSent: () => {},
        send: async (id, { codes }) => {
          expect(underWay.has(id)).toBe(false);
          underWay.add(id);
          const outcome = outcomes.shift() ?? 'sent';
          await s.schedule(Promise.resolve(), `answer to ${id}`);
          underWay.delete(id);
          if (outcome === 'sent') arrived.set(id, [...(arrived.get(id) ?? []), Number(codes[0])]);
          return outcome;
        },
      });
      const newest = new Map<string, number>();
      let count = 0;
      const running = steps.map(async ({ id, resends }) => {
        await s.schedule(Promise.resolve(), 'step');
        newest.set(id, (count += 1));
        answers.submit(id, [String(count)], language);
        if (resends) void answers.resend();
      });
      await s.waitAll();
      await Promise.all(running);
      outcomes.length = 0;
      // The first resend waits for sends in flight, the second repeats those that failed.
      for (const _ of ['under way', 'failed']) {
        const resent = answers.resend();
        await s.waitAll();
        await resent;
      }
      for (const [id, value] of newest) {
        const seen = arrived.get(id) ?? [];
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
        expect(seen.at(-1)).toBe(value);
      }
      expect([...answers.get().submitted.values()].filter(isUnsent)).toEqual([]);
      answers.end();
    }),
    { seed: 1, numRuns: 300 },
  );
});
