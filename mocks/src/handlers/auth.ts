import { envelopeOf, success } from './envelopes.ts';
import { logIn, register, requestReset } from '../world/accounts.ts';
import { change, post, text, type Call } from './call.ts';
import { logout } from './logout.ts';

/** Registration, login, password reset and logout (API-07 to API-09, D5). */
export const authCalls: readonly Call[] = [
  change('/register', 'messages', ({ world, body }) => {
    const outcome = register(world, {
      email: text(body, 'Email'),
      password: text(body, 'Password'),
      zipCode: text(body, 'ZipCode'),
    });
    return {
      envelope: envelopeOf(outcome, () =>
        success([], ['Your account is ready. Log in to start earning CB.']),
      ),
    };
  }),

  post('/ath', 'messages', ({ world, body, startSession }) => {
    const outcome = logIn(world, text(body, 'Email'), text(body, 'Password'));
    if (outcome.ok) startSession(outcome.value.id);
    return { envelope: envelopeOf(outcome, () => success()) };
  }),

  change('/resetpassword', 'messages', ({ body }) => ({
    envelope: envelopeOf(requestReset(text(body, 'Email')), (info) => success([], [info])),
  })),

  logout,
];
