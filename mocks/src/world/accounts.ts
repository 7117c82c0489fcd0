import { memberByEmail, newMember } from './members.ts';
import type { Member } from './records.ts';
import { granted, refused, type Outcome } from './outcome.ts';
import type { World } from './world.ts';

/** The maximum length that SMTP allows; it also keeps the pattern below fast on hostile input. */
const maxEmailLength = 254;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const invalidEmail = 'Enter a valid email address, such as name@example.com.';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly zipCode: string;
}

/** Registers a member (API-07). Refuses a malformed or taken e-mail and an empty password. */
export function register(
  world: World,
  { email, password, zipCode }: Registration,
): Outcome<Member> {
  const errors: string[] = [];
  if (!isEmail(email)) errors.push(invalidEmail);
  if (password === '') errors.push('Enter a password.');
  if (errors.length > 0) return refused('INVALID_INPUT', ...errors);
  if (memberByEmail(world, email)) {
    return refused(
      'DUPLICATE_EMAIL',
      'An account with this email already exists. Log in or reset your password.',
    );
  }
  const member = newMember(world.nextId('member'), email, password, world.now());
  member.profile.zipCode = zipCode.trim();
  world.state.members.push(member);
  world.changed();
  return granted(member);
}

/** Checks a login. An unknown member and a wrong password get the same text. */
export function logIn(world: World, email: string, password: string): Outcome<Member> {
  const member = memberByEmail(world, email);
  if (member?.password === password) return granted(member);
  return refused(
    'LOGIN_FAILED',
    'The email or password is wrong. Check both, or reset your password.',
  );
}

/** Requests a password reset. The response does not reveal whether the e-mail is registered. */
export function requestReset(email: string): Outcome<string> {
  if (email.trim() === '') {
    return refused('INVALID_INPUT', 'Enter your email address, then ask for the reset again.');
  }
  if (!isEmail(email)) return refused('INVALID_INPUT', invalidEmail);
  return granted('If an account uses this email, a reset link is on its way. Check your inbox.');
}

/** Whether a text looks like an e-mail address. Surrounding whitespace is ignored. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxEmailLength && emailPattern.test(email);
}
