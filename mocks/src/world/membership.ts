import { isEmail, invalidEmail } from './accounts.ts';
import { memberByEmail, normalizeEmail } from './members.ts';
import type { Member } from './records.ts';
import { granted, refused, refusedFields, type FieldRefusal, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

const wrongPassword = 'The password is wrong. Check it and try again.';

export interface Deletion {
  readonly password: string;
  /** Must be the boolean `true` (D49). */
  readonly confirmed: boolean;
}

/** Deletes a member with all that is theirs. Refuses a wrong password (DEL-08). */
export function deleteAccount(
  world: World,
  member: Member,
  { password, confirmed }: Deletion,
): Outcome<string> {
  const refusals: FieldRefusal[] = [];
  if (!confirmed) {
    const errors = ['Confirm that your account is to be deleted.'];
    refusals.push({ FieldName: 'accountDeletionConfirmation', Errors: errors });
  }
  if (password !== member.password) {
    refusals.push({ FieldName: 'userPassword', Errors: [wrongPassword] });
  }
  if (refusals.length > 0) {
    return refusedFields('Your account was not deleted.', refusals);
  }
  const { state } = world;
  const isOther = ({ userId }: { userId: string }) => userId !== member.id;
  state.members = state.members.filter(({ id }) => id !== member.id);
  state.sessions = state.sessions.filter(isOther);
  state.ledger = state.ledger.filter(isOther);
  state.orders = state.orders.filter(isOther);
  state.answers = state.answers.filter(isOther);
  state.referrals = state.referrals.filter(({ referredBy }) => referredBy !== member.id);
  state.storedResponses = state.storedResponses.filter(({ owner }) => owner !== member.id);
  state.codes = state.codes.map(({ redeemedBy, ...code }) => ({
    ...code,
    redeemedBy: redeemedBy.filter((id) => id !== member.id),
  }));
  world.changed();
  return granted('Your account has been deleted.');
}

/** Changes the e-mail address that a member logs in with (D9). */
export function changeEmail(
  world: World,
  member: Member,
  { email, password }: { email: string; password: string },
): Outcome<string> {
  const refusals: FieldRefusal[] = [];
  if (!isEmail(email)) refusals.push({ FieldName: 'Email', Errors: [invalidEmail] });
  if (password !== member.password) {
    refusals.push({ FieldName: 'Password', Errors: [wrongPassword] });
  }
  if (refusals.length > 0) return refusedFields('Your email was not changed.', refusals);
  const holder = memberByEmail(world, email);
  if (holder && holder.id !== member.id) {
    return refused('DUPLICATE_EMAIL', 'Another account uses this email. Enter a different one.');
  }
  const changed = normalizeEmail(email);
  world.state.members = world.state.members.map((each) =>
    each.id === member.id ? { ...each, email: changed } : each,
  );
  world.changed();
  return granted('Your email has been changed. Use it the next time you log in.');
}
