import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { webUrl } from '@cb/ui/platform/outsideUrl';
import { readable } from '../wire/CallError.ts';
import { firstRecord } from '../wire/firstRecord.ts';
import { post } from '../wire/post.ts';

const path = '/cint/offerwall';

export const cintRecord = v.object({
  OfferwallAddress: v.pipe(
    v.string(),
    v.check((address) => webUrl(address) !== undefined),
  ),
});

/** POST /cint/offerwall without a body (API-16); returns an http or https address. */
export const cintQuery = queryOptions({
  queryKey: ['oldAccount', 'cint'],
  queryFn: async ({ signal }) => {
    const answer = readable(await post(path, undefined, { signal }));
    const { OfferwallAddress } = firstRecord(path, answer, cintRecord);
    const { errors, info } = answer.envelope;
    return { address: OfferwallAddress, errors, info };
  },
});
