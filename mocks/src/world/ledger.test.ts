import { describe, expect, it } from 'vitest';
import { balanceOf, credit, debit } from './ledger.ts';
import { demoMemberId } from './members.ts';
import { createWorld } from './createWorld.ts';

const posting = { kind: 'code', description: 'Test' } as const;

describe('the ledger', () => {
  it('adds up without floating-point errors', () => {
    const world = createWorld({ member: 'new' });
    for (let count = 0; count < 30; count++) credit(world, demoMemberId, 0.1, posting);
    expect(balanceOf(world, demoMemberId)).toBe(3);
    expect(debit(world, demoMemberId, 3, posting).ok).toBe(true);
    expect(balanceOf(world, demoMemberId)).toBe(0);
  });

  it('refuses to overdraw, names the balance, and changes nothing', () => {
    const world = createWorld({ member: 'new' });
    credit(world, demoMemberId, 1250.5, posting);
    const before = structuredClone(world.state);
    expect(debit(world, demoMemberId, 1250.51, posting)).toEqual({
      ok: false,
      code: 'INSUFFICIENT_BALANCE',
      errors: [
        'You have 1,250.5 CB and need 1,250.51 CB. Earn more CB or choose a smaller amount.',
      ],
    });
    expect(world.state).toEqual(before);
  });

  it.each([0, -1, 0.001, 1.005, 1e9 + 0.01, Number.NaN, Infinity, -Infinity, 1e300])(
    'refuses the amount %d',
    (amount) => {
      const world = createWorld();
      const before = structuredClone(world.state);
      const errors = [expect.stringMatching(/greater than 0/)];
      const refusal = { ok: false, code: 'INVALID_INPUT', errors };
      expect(credit(world, demoMemberId, amount, posting)).toEqual(refusal);
      expect(debit(world, demoMemberId, amount, posting)).toEqual(refusal);
      expect(world.state).toEqual(before);
    },
  );
});
