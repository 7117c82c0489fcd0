import { envelopeOf, success } from './envelopes.ts';
import { requestReset } from '../world/accounts.ts';
import { balanceOf } from '../world/ledger.ts';
import { changeEmail, deleteAccount } from '../world/membership.ts';
import { field, text, type Call } from './call.ts';
import { membersChange, membersPost } from './membersPost.ts';

/** Account settings, deletion and e-mail change (API-13 to API-15, D9). */
export const accountCalls: readonly Call[] = [
  membersChange('/changepassword', 'messages', ({ body }) => ({
    envelope: envelopeOf(requestReset(text(body, 'Email')), (info) => success([], [info])),
  })),

  membersPost('/email/unsubscribeLink', 'records', ({ member }) => ({
    envelope: success([
      { UnSubscribeLink: `https://mail.cbrewards.example/unsubscribe?member=${member.id}` },
    ]),
  })),

  {
    ...membersChange('/email/reset', 'messages', ({ world, body, member }) => {
      const requested = { email: text(body, 'Email'), password: text(body, 'Password') };
      const outcome = changeEmail(world, member, requested);
      return { envelope: envelopeOf(outcome, (info) => success([], [info])) };
    }),
    isPageToo: true,
  },

  membersPost('/accountsettings/getdetailsToDeleteAccount', 'nothing', ({ world, member }) => ({
    envelope: success([{ UserEmail: member.email, cbTotal: balanceOf(world, member.id) }]),
  })),

  membersChange('/accountsettings/DeleteMyUserAccount', 'messages', (caller) => {
    const { world, body, member, endSession } = caller;
    const outcome = deleteAccount(world, member, {
      password: text(body, 'userPassword'),
      confirmed: field(body, 'accountDeletionConfirmation') === true,
    });
    if (outcome.ok) endSession();
    return { envelope: envelopeOf(outcome, (info) => success([], [info])) };
  }),
];
