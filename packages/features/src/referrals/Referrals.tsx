import { usePlatform } from '@cb/ui/platform';
import { RecentReferrals } from '@cb/ui/screens/Referrals/RecentReferrals';
import { ReferralLinkSection, ReferralsScreen } from '@cb/ui/screens/Referrals/ReferralsScreen';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReferralLink } from '../shared/member/referralLink.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { friendOf, referralsQuery } from './referralsApi.ts';
import { useUserId } from '../shared/session/session.ts';
import { uniqueBy } from '../shared/wire/records.ts';

export interface ReferralsProps {
  /** The operator's Facebook app id, for sharing by Messenger. */
  messengerAppId: string;
}

/** The referral page over its two calls (CAL-21, CAL-22). */
export function Referrals({ messengerAppId }: ReferralsProps) {
  return (
    <ReferralsScreen link={<OwnLink messengerAppId={messengerAppId} />} referrals={<Friends />} />
  );
}

function OwnLink({ messengerAppId }: { messengerAppId: string }) {
  const shared = { pageAddress: location.href, messengerAppId };
  return <ReferralLinkSection {...useReferralLink()} {...shared} />;
}

function Friends() {
  const { timeZone } = usePlatform();
  const query = useInfiniteQuery(referralsQuery(useUserId(), timeZone));
  const rows = useMemo(
    () =>
      query.data &&
      uniqueBy(
        query.data.pages.flatMap((page) => page.rows),
        friendOf,
      ),
    [query.data],
  );
  if (!rows) {
    if (!query.isError) return <RecentReferrals status="loading" />;
    return (
      <RecentReferrals
        status="failed"
        errors={errorsOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (rows.length === 0) return <RecentReferrals status="empty" />;
  const onMore = () => void query.fetchNextPage({ cancelRefetch: false });
  const nextPage = query.hasNextPage ? { ...toMore(query), onMore } : undefined;
  return <RecentReferrals status="ready" rows={rows} more={nextPage} />;
}

function toMore({
  isFetchingNextPage,
  isError,
  error,
}: Pick<UseInfiniteQueryResult, 'isFetchingNextPage' | 'isError' | 'error'>) {
  if (isFetchingNextPage) return { status: 'loading' } as const;
  return isError
    ? ({ status: 'failed', errors: errorsOf(error) } as const)
    : ({ status: 'idle' } as const);
}
