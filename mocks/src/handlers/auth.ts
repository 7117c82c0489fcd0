import { envelopeOf, success } from '../envelopes.ts';
import { logIn, register, requestReset } from '../world/accounts.ts';
import { change, post, text, type Call } from './call.ts';

/** Registration, login, password reset and logout (part 1 §4, §7). */
export const authCalls: readonly Call[] = [
  change('/register', 'messages', async ({ world, body }) => {
    const outcome = await register(world, {
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

  {
    ...post('/ath', 'messages', async ({ world, body, startSession }) => {
      const outcome = await logIn(world, text(body, 'Email'), text(body, 'Password'));
      if (outcome.ok) startSession(outcome.value.id);
      return { envelope: envelopeOf(outcome, () => success()) };
    }),
    isChange: true,
  },

  change('/resetpassword', 'messages', ({ body }) => ({
    envelope: envelopeOf(requestReset(text(body, 'Email')), (info) => success([], [info])),
  })),

  {
    path: '/logout',
    methods: ['GET', 'POST'],
    empties: 'nothing',
    isChange: true,
    isSteady: true,
    answer: ({ endSession }) => {
      endSession();
      return { redirect: '/home/login' };
    },
  },
];
