import type { CbCode } from './codes.ts';
import { credit } from './ledger.ts';
import { granted, refused, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

const normalizeCode = (code: string) => code.trim().toUpperCase();

/** Redeems a code for a member and credits its CB. Refuses a code the member has already used. */
export function redeemCode(world: World, userId: string, typed: string): Outcome<CbCode> {
  const code = world.state.codes.find((one) => normalizeCode(one.code) === normalizeCode(typed));
  if (!code) return refused('INVALID_INPUT', 'This code is not known. Check it and try again.');
  if (code.redeemedBy.includes(userId)) {
    return refused('NOT_ALLOWED', 'You have already redeemed this code. Each code works once.');
  }
  const posting = { kind: 'code', description: `CB code ${code.code}` } as const;
  credit(world, userId, code.cb, { ...posting, comments: [code.comment] });
  code.redeemedBy.push(userId);
  world.changed();
  return granted(code);
}
