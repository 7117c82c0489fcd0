import { expect, test, vi } from 'vitest';
import { responded } from '../wire/mockServer.fixtures.ts';
import { submitOnce, toFormProps, whenSubmitted } from './useSubmission.ts';

const messages = { Errors: ['Later.'], Info: ['Nothing was changed.'] };
const response = responded({ ErrorCode: 'BUSY', ...messages });
const broken = { kind: 'transport', path: '/x', reason: 'network' } as const;

test('a form shows the Errors and Info of the latest response, also while it sends again', () => {
  const shown = { errors: ['Later.'], info: ['Nothing was changed.'] };
  expect(toFormProps({ isBusy: false, data: response }, {})).toMatchObject({
    status: 'editing',
    ...shown,
  });
  expect(toFormProps({ isBusy: true, data: response }, {})).toMatchObject({
    status: 'sending',
    ...shown,
  });
});

test.each([undefined, broken])('a form whose result is %j shows no messages', (data) => {
  const nothing = { errors: [], info: [], fieldErrors: {} };
  expect(toFormProps({ isBusy: true, data }, {})).toEqual({ status: 'sending', ...nothing });
  expect(toFormProps({ isBusy: false, data }, {})).toEqual({ status: 'editing', ...nothing });
});

test('a submission is sent once at a time, also again after one that failed', async () => {
  let fail: (reason: Error) => void = () => {};
  const send = vi.fn<() => Promise<string>>(async () => 'sent');
  const first = submitOnce('form', () => new Promise((_, reject) => (fail = reject)));
  expect(await submitOnce('form', send)).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
  expect(await submitOnce('other form', send)).toBe('sent');
  fail(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  expect(await submitOnce('form', send)).toBe('sent');
});

test('whenSubmitted resolves at once if nothing is pending, and otherwise after the last submission', async () => {
  await whenSubmitted();
  const finish: (() => void)[] = [];
  const [order, code] = ['an order', 'a code'].map((key) =>
    submitOnce(key, () => new Promise<void>((resolve) => finish.push(resolve))),
  );
  const onSettled = vi.fn<() => void>();
  const leaving = whenSubmitted().then(onSettled);
  finish[0]?.();
  await order;
  expect(onSettled).not.toHaveBeenCalled();
  finish[1]?.();
  await Promise.all([code, leaving]);
  expect(onSettled).toHaveBeenCalledTimes(1);
});
