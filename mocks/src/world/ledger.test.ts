import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, credit, debit } from './ledger.ts';
import { demoMemberId, otherMemberId } from './members.ts';
import { createWorld } from './createWorld.ts';

const posting = { kind: 'code', description: 'Test' } as const;

describe('the ledger', () => {
  it('has an entry for each posting, and notifies listeners', () => {
    const world = createWorld({ member: 'new' });
    let told = 0;
    world.onChange(() => (told += 1));
    credit(world, demoMemberId, 5, posting);
    debit(world, demoMemberId, 2, { ...posting, comments: ['Back'] });
    const entry = {
      ...posting,
      id: expect.stringMatching(/^entry-\d+$/),
      userId: demoMemberId,
      at: world.now(),
    };
    expect(world.state.ledger).toEqual([
      { ...entry, amount: 5, comments: [] },
      { ...entry, amount: -2, comments: ['Back'] },
    ]);
    expect(told).toBe(2);
  });

  it('takes up to 1,000,000,000 CB at once', () => {
    expect(credit(createWorld(), demoMemberId, 1e9, posting).ok).toBe(true);
  });

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

  it('never overdraws and never mixes members, for any credits and debits', () => {
    const amount = fc.oneof(
      fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
      fc.double(),
    );
    const member = fc.constantFrom(demoMemberId, otherMemberId);
    const step = fc.record({ member, amount, isDebit: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = createWorld({ member: 'new' });
        const expected = new Map([
          [demoMemberId, 0],
          [otherMemberId, 0],
        ]);
        for (const { member, amount, isDebit } of steps) {
          const outcome = (isDebit ? debit : credit)(world, member, amount, posting);
          const before = expected.get(member) ?? 0;
          const hundredths = Math.round(amount * 100) * (isDebit ? -1 : 1);
          if (outcome.ok) expected.set(member, before + hundredths);
          expect(balanceOf(world, member)).toBeGreaterThanOrEqual(0);
        }
        for (const [member, hundredths] of expected) {
          expect(balanceOf(world, member)).toBe(hundredths / 100);
        }
      }),
      { seed: 1 },
    );
  });
});
