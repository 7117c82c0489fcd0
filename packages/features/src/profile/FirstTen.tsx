import { LiveText } from '@cb/ui/components/LiveText';
import {
  FirstTen as Steps,
  type FirstTenLinks,
  firstTenSteps,
} from '@cb/ui/screens/Profile/FirstTen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRememberedList } from '../hooks/rememberedList.ts';
import { transactionsKey } from '../member/balance/balance.ts';
import {
  basicProfileQuery,
  defaultLanguage,
  useCountryLanguage,
} from '../member/profile/profile.ts';
import { percentAnswered, progressQuery, userStatsQuery } from '../member/profile/progress.ts';
import { referralLinkQuery } from '../member/referralLink.ts';
import type { WireId } from '../wire/wireId.ts';
import { mostRemembered, toFirstTen, type FirstTenAnswers, type Remembered } from './toFirstTen.ts';

export interface FirstTenProps {
  /** The logged-in member's id. */
  userId: WireId;
  /** The addresses that the steps link to. */
  links: FirstTenLinks;
}

/**
 * The steps of a new member to the first $10 (D197). Its only call is that for the figures (CAL-17); the
 * other answers come from the cache, and ticks stay on this device.
 */
export function FirstTen({ userId, links }: FirstTenProps) {
  const [isClosed, setClosed] = useState(false);
  const [remembered, remember] = useRememberedList(`cb-first-ten:${userId}`, mostRemembered);
  const states = toFirstTen(useAnswersSoFar(userId), remembered);
  const reached = states && [
    'seen' as const,
    ...firstTenSteps.filter((step) => states[step] === 'done'),
  ];
  const unremembered = reached?.find((one) => !remembered.includes(one));
  useEffect(() => {
    if (unremembered) remember(unremembered satisfies Remembered);
  });
  return (
    <>
      <LiveText hidden>{isClosed ? 'The steps are hidden.' : ''}</LiveText>
      {states && (
        <Steps
          states={states}
          links={links}
          onClose={() => {
            setClosed(true);
            remember('closed' satisfies Remembered);
          }}
        />
      )}
    </>
  );
}

function useAnswersSoFar(userId: WireId): FirstTenAnswers {
  const stats = useQuery(userStatsQuery(userId)).data;
  const profile = useQuery({ ...basicProfileQuery(userId), enabled: false }).data;
  const language = useCountryLanguage(userId, false) ?? defaultLanguage;
  const questions = { userId, provider: 'SAMPLY', language: language.code } as const;
  const progress = useQuery({ ...progressQuery(questions), enabled: false }).data;
  const transactions = useQuery<FirstTenAnswers['transactions']>({
    queryKey: [...transactionsKey, userId],
    queryFn: skipToken,
  }).data;
  const link = useQuery({ ...referralLinkQuery, enabled: false }).data;
  return {
    name: profile ? `${profile.firstName}${profile.lastName}`.trim() : undefined,
    profiler: progress && percentAnswered(progress),
    stats,
    transactions,
    hasLink: link !== undefined,
  };
}
