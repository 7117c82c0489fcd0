import { referralLinkFailed, referralLinkRefused } from '@cb/ui/domain/memberMessages';
import { webUrl } from '@cb/ui/platform/outsideUrl';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useAlertOfFailure } from '../hooks/useAlertOfFailure.ts';
import { envelopeOf, requireReadable } from '../wire/CallError.ts';
import { firstRecord } from '../wire/records.ts';
import { post } from '../wire/post.ts';

const path = '/referral/createUrl';
export const referralLinkRecord = v.object({ ReferralUrl: v.string() });

/** POST /referral/createUrl without a body (CAL-21). The text need not be a web address. */
export const referralLinkQuery = queryOptions({
  queryKey: ['referralLink'],
  queryFn: async ({ signal }) => {
    const result = await post(path, undefined, { signal });
    return firstRecord(path, requireReadable(result), referralLinkRecord).ReferralUrl;
  },
});

/**
 * Returns the member's referral link; a failure is also shown in a browser alert with its error
 * (REF-14).
 */
export function useReferralLink() {
  const query = useQuery(referralLinkQuery);
  const { data, error, isFetching } = query;
  const isRefused = data !== undefined && webUrl(data) === undefined;
  const message = isRefused ? referralLinkRefused : toMessage(error);
  const isFailing = isRefused || error !== null;
  const hasFailed = isFailing && !isFetching;
  const onRetry = useAlertOfFailure(query, isFailing ? message : undefined);
  // A known link stays when a refetch fails; the reason is shown beside it (D62).
  if (data !== undefined && !isRefused) {
    const failure = hasFailed ? { message, onRetry } : undefined;
    return { status: 'ready', link: data, failure } as const;
  }
  if (!hasFailed) return { status: 'working' } as const;
  if (data !== undefined) return { status: 'refused', link: data, message, onRetry } as const;
  return { status: 'failed', message, onRetry } as const;
}

const toMessage = (error: unknown) => envelopeOf(error)?.errors.join('\n') || referralLinkFailed;
