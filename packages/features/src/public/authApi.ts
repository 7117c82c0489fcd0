import type { NewestMessages } from '@cb/ui/components/AlertLists';
import { plainText } from '@cb/ui/domain/text';
import { toMessages } from '../shared/forms/formMessages.ts';
import type { FieldErrors } from '../shared/wire/envelope.ts';
import { type CallResult, post, postChange } from '../shared/wire/post.ts';

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly repeatPassword: string;
  readonly zipcode: string;
}

/** POST /register (API-07). Addresses are sent as plain text (D320). Gender, country and region are constants (REG-07). */
export const register = ({ email, password, zipcode }: SignUpForm) =>
  postChange('/register', {
    Email: plainText(email),
    Gender: 'M',
    ZipCode: zipcode,
    Country: 'IN',
    Region: '',
    Password: password,
  });

/** POST /ath, which is its literal path; on success the server sets the session cookie (API-08). */
export const logIn = ({ username, password }: { username: string; password: string }) =>
  post('/ath', { Email: plainText(username), Password: password });

/** POST /resetpassword (API-09). Sends the typed text, even if it is empty (D36). */
export const resetPassword = (email: string) =>
  postChange('/resetpassword', { Email: plainText(email) });

/**
 * The messages of a screen: the lists grow with every response and are never cleared (LOG-09,
 * REG-11).
 */
export interface Messages {
  readonly errors: readonly string[];
  readonly info: readonly string[];
  /** The messages that the last response added. */
  readonly newest: NewestMessages;
  /** The last response's messages about fields. */
  readonly fieldErrors: readonly FieldErrors[];
}

export const noMessages: Messages = {
  errors: [],
  info: [],
  newest: { errors: 0, info: 0 },
  fieldErrors: [],
};

/**
 * Appends the messages of a response; a call without a response adds none. `accepted` is the Info of a
 * success without any message.
 */
export function withResponse(before: Messages, result: CallResult, accepted?: string): Messages {
  if (result.kind !== 'responded') return before;
  const { errors, info } = toMessages(result.envelope, accepted);
  return {
    fieldErrors: result.envelope.fieldErrors,
    errors: [...before.errors, ...errors],
    info: [...before.info, ...info],
    newest: { errors: errors.length, info: info.length },
  };
}
