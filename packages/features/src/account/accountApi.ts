import { plainText } from '@cb/ui/domain/text';
import { webUrl } from '@cb/ui/platform/outsideUrl';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError, requireReadable } from '../shared/wire/CallError.ts';
import type { Envelope } from '../shared/wire/envelope.ts';
import { post, postChange } from '../shared/wire/post.ts';
import { firstRecord, wireFigure } from '../shared/wire/records.ts';

/** POST /changepassword, which sends a link to the address (D11). */
export const changePassword = (email: string) => postChange('/changepassword', { Email: email });

/** POST /email/reset: changes the address that the member logs in with (D9). */
export const resetEmail = ({ email, password }: { email: string; password: string }) =>
  postChange('/email/reset', { Email: plainText(email), Password: password });

/** The schema of an http or https address. */
const webAddress = v.pipe(
  v.string(),
  v.check((address) => webUrl(address) !== undefined),
);

const unsubscribePath = '/email/unsubscribeLink';
export const unsubscribeRecord = v.object({ UnSubscribeLink: webAddress });

/** POST /email/unsubscribeLink without a body (API-13); returns an address outside the site. */
export const unsubscribeQuery = queryOptions({
  queryKey: ['account', 'unsubscribeLink'],
  queryFn: async ({ signal }) => {
    const result = await post(unsubscribePath, undefined, { signal });
    return firstRecord(unsubscribePath, requireReadable(result), unsubscribeRecord).UnSubscribeLink;
  },
});

const detailsPath = '/accountsettings/getdetailsToDeleteAccount';
export const accountDetailsRecord = v.object({
  UserEmail: v.string(),
  // The balance is informative: the account can be deleted without it.
  cbTotal: wireFigure,
});

export type AccountDetails =
  | { readonly status: 'refused'; readonly envelope: Envelope }
  | {
      readonly status: 'ready';
      readonly envelope: Envelope;
      readonly email: string;
      /** In CB; NaN if the server sent none. */
      readonly balance: number;
    };

/**
 * POST /accountsettings/getdetailsToDeleteAccount without a body (API-14); fetched at every
 * opening.
 */
export const accountDetailsQuery = queryOptions({
  queryKey: ['account', 'deletionDetails'],
  queryFn: async ({ signal }): Promise<AccountDetails> => {
    const result = await post(detailsPath, undefined, { signal });
    if (result.kind !== 'responded') throw new CallError(result);
    const { envelope } = result;
    if (!envelope.success) return { status: 'refused', envelope };
    const { UserEmail, cbTotal } = firstRecord(detailsPath, result, accountDetailsRecord);
    return { status: 'ready', envelope, email: UserEmail, balance: cbTotal };
  },
  staleTime: 0,
  gcTime: 0,
});

/** POST /accountsettings/DeleteMyUserAccount (API-15, D49). */
export const deleteAccount = (password: string) =>
  postChange('/accountsettings/DeleteMyUserAccount', {
    userPassword: password,
    accountDeletionConfirmation: true,
  });

const cintPath = '/cint/offerwall';

export const cintRecord = v.object({ OfferwallAddress: webAddress });

/** POST /cint/offerwall without a body (API-16); returns an http or https address. */
export const cintQuery = queryOptions({
  queryKey: ['oldAccount', 'cint'],
  queryFn: async ({ signal }) => {
    const response = requireReadable(await post(cintPath, undefined, { signal }));
    const { OfferwallAddress } = firstRecord(cintPath, response, cintRecord);
    const { errors, info } = response.envelope;
    return { address: OfferwallAddress, errors, info };
  },
});
