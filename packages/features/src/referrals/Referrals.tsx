import { usePlatform } from '@cb/ui/platform';
import { RecentReferrals } from '@cb/ui/screens/Referrals/RecentReferrals';
import { ReferralLinkSection, ReferralsScreen } from '@cb/ui/screens/Referrals/ReferralsScreen';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReferralLink } from '../shared/member/referralLink.ts';
import { useUserId } from '../shared/session/session.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { uniqueBy } from '../shared/wire/records.ts';
import { friendKey, referralsQuery } from './referralsApi.ts';

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
  const link = useReferralLink();
  return (
    <ReferralLinkSection {...link} pageAddress={location.href} messengerAppId={messengerAppId} />
  );
}

function Friends() {
  const { timeZone } = usePlatform();
  const query = useInfiniteQuery(referralsQuery(useUserId(), timeZone));
  const pages = query.data?.pages;
  const rows = useMemo(() => {
    const listedRows = pages?.flatMap((page) => page.rows);
    return listedRows && uniqueBy(listedRows, friendKey);
  }, [pages]);
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
  const nextPage = query.hasNextPage ? { ...toNextPage(query), onMore } : undefined;
  return <RecentReferrals status="ready" rows={rows} more={nextPage} />;
}

function toNextPage({ isFetchingNextPage, isError, error }: UseInfiniteQueryResult) {
  if (isFetchingNextPage) return { status: 'loading' } as const;
  if (isError) return { status: 'failed', errors: errorsOf(error) } as const;
  return { status: 'idle' } as const;
}
