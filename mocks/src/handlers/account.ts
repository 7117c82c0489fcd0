import { envelopeOf, notSignedIn, success } from '../envelopes.ts';
import { requestReset } from '../world/accounts.ts';
import { balanceOf } from '../world/ledger.ts';
import { memberById, type Member } from '../world/members.ts';
import { changeEmail, deleteAccount } from '../world/membership.ts';
import { post, text, type Answer, type Call, type Caller } from './call.ts';

type MemberCaller = Caller & { readonly member: Member };

/** A POST call that only a member may make. */
function membersPost(
  path: Call['path'],
  empties: Call['empties'],
  answer: (caller: MemberCaller) => Answer | Promise<Answer>,
): Call {
  return post(path, empties, (caller) => {
    const { world, userId } = caller;
    const member = userId === undefined ? undefined : memberById(world, userId);
    return member ? answer({ ...caller, member }) : { envelope: notSignedIn, status: 401 };
  });
}

/** Account settings, deletion, e-mail change and the old account's panel (part 1 §2, §4, §7). */
export const accountCalls: readonly Call[] = [
  membersPost('/changepassword', 'messages', ({ body }) => ({
    envelope: envelopeOf(requestReset(text(body, 'Email')), (info) => success([], [info])),
  })),

  membersPost('/email/unsubscribeLink', 'records', ({ member }) => ({
    envelope: success([
      { UnSubscribeLink: `https://mail.cbrewards.example/unsubscribe?member=${member.id}` },
    ]),
  })),

  {
    ...membersPost('/email/reset', 'messages', async ({ world, body, member }) => {
      const asked = { email: text(body, 'Email'), password: text(body, 'Password') };
      const outcome = await changeEmail(world, member, asked);
      return { envelope: envelopeOf(outcome, (info) => success([], [info])) };
    }),
    isPageToo: true,
  },

  membersPost('/accountsettings/getdetailsToDeleteAccount', 'nothing', ({ world, member }) => ({
    envelope: success([{ UserEmail: member.email, cbTotal: balanceOf(world, member.id) }]),
  })),

  membersPost('/accountsettings/DeleteMyUserAccount', 'messages', async (caller) => {
    const { world, body, member, endSession } = caller;
    const outcome = await deleteAccount(world, member, {
      password: text(body, 'userPassword'),
      confirmed:
        Object.hasOwn(body, 'accountDeletionConfirmation') &&
        body['accountDeletionConfirmation'] === true,
    });
    if (outcome.ok) endSession();
    return { envelope: envelopeOf(outcome, (info) => success([], [info])) };
  }),

  membersPost('/cint/offerwall', 'records', ({ member }) => ({
    envelope: success([
      { OfferwallAddress: `https://cint.cbrewards.example/offerwall?member=${member.id}` },
    ]),
  })),
];
