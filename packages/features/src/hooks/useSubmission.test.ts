import { expect, test } from 'vitest';
import { parseEnvelope } from '../wire/envelope.ts';
import { toFormProps } from './useSubmission.ts';

const given = { ErrorCode: 'BUSY', Errors: ['Later.'], Info: ['Nothing was changed.'] };
const envelope = parseEnvelope(given);
if (!envelope) throw new Error('That is an envelope.');
const answered = { kind: 'answered', status: 200, envelope } as const;
const broken = { kind: 'transport', path: '/x', reason: 'network' } as const;

test('a form shows the Errors and Info of the latest answer, also while it sends again', () => {
  const shown = { errors: ['Later.'], info: ['Nothing was changed.'] };
  expect(toFormProps({ isBusy: false, data: answered })).toMatchObject({
    status: 'editing',
    ...shown,
  });
  expect(toFormProps({ isBusy: true, data: answered })).toMatchObject({
    status: 'sending',
    ...shown,
  });
});

test.each([undefined, broken])('a form without an answer shows nothing', (data) => {
  const nothing = { errors: [], info: [] };
  expect(toFormProps({ isBusy: true, data })).toEqual({ status: 'sending', ...nothing });
  expect(toFormProps({ isBusy: false, data })).toEqual({ status: 'editing', ...nothing });
});
