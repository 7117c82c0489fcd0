import { LiveText } from '@cb/ui/components/LiveText';
import {
  FirstTen as FirstTenCard,
  type FirstTenLinks,
  type FirstTenStates,
  type FirstTenStep,
  firstTenSteps,
} from '@cb/ui/screens/Profile/FirstTen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { isSurveyReward } from '../shared/member/goal.ts';
import { transactionsQuery } from '../shared/member/ordersAndTransactions.ts';
import {
  basicProfileQuery,
  defaultLanguage,
  useCountryLanguage,
} from '../shared/member/profile.ts';
import { referralLinkQuery } from '../shared/member/referralLink.ts';
import { type UserStats, userStatsQuery } from '../shared/member/userStats.ts';
import { useUserId } from '../shared/session/session.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { useRememberedList } from '../shared/storage/useRememberedList.ts';
import { isComplete, percentAnswered, progressQuery } from './progress.ts';
import { toName } from './Wallet.tsx';

/** The facts about the steps from loaded responses; each is undefined while it is unknown. */
export interface FirstTenFacts {
  /** The member's name; empty if the profile has none. */
  readonly name: string | undefined;
  /** The completeness of the secondary profiler in percent. */
  readonly profiler: number | undefined;
  readonly stats: UserStats | undefined;
  readonly transactions:
    | readonly { readonly TransactionType: string; readonly cbCount: number }[]
    | undefined;
  /** Whether the member's referral link was loaded on this page. */
  readonly hasLink: boolean;
}

/** A text stored on the device: a completed step, `seen` once the steps were shown, or `closed`. */
type Remembered = FirstTenStep | 'seen' | 'closed';

/** The maximum number of remembered texts: the steps, `seen` and `closed`. */
const maxRemembered = firstTenSteps.length + 2;

/**
 * Returns the steps to the first $10, for members without a redemption and members who have seen the steps
 * on this device (D197). Undefined for others, and once the steps are done or closed.
 */
export function toFirstTen(
  facts: FirstTenFacts,
  remembered: readonly string[],
): FirstTenStates | undefined {
  const hasSteps = facts.stats?.cb.claimed === 0 || remembered.includes('seen');
  if (!hasSteps || remembered.includes('closed')) return undefined;
  function stateOf(step: FirstTenStep) {
    if (remembered.includes(step)) return 'done';
    const isDone = isStepDone(step, facts);
    if (isDone === undefined) return 'unknown';
    return isDone ? 'done' : 'todo';
  }
  const states = {
    name: stateOf('name'),
    profiler: stateOf('profiler'),
    survey: stateOf('survey'),
    link: stateOf('link'),
    redemption: stateOf('redemption'),
  } as const;
  return firstTenSteps.every((step) => states[step] === 'done') ? undefined : states;
}

/** Whether a step is done; undefined while no response shows it. */
function isStepDone(step: FirstTenStep, facts: FirstTenFacts): boolean | undefined {
  const { name, profiler, stats, transactions, hasLink } = facts;
  switch (step) {
    case 'name':
      return name === undefined ? undefined : name !== '';
    case 'profiler':
      return profiler === undefined ? undefined : isComplete(profiler);
    case 'survey':
      if (stats?.cb.lifetime === 0) return false;
      return transactions?.some(isSurveyReward);
    case 'link':
      return hasLink || (stats?.referrals.lifetime ?? 0) > 0 ? true : undefined;
    case 'redemption':
      if (stats === undefined || Number.isNaN(stats.cb.claimed)) return undefined;
      return stats.cb.claimed > 0;
  }
}

export interface FirstTenProps {
  /** The addresses that the steps link to. */
  links: FirstTenLinks;
}

/**
 * The steps of a new member to the first $10 (D197). Calls only /getUserStats (CAL-17); other facts come
 * from the cache. Completed steps are stored on this device.
 */
export function FirstTen({ links }: FirstTenProps) {
  const [isClosed, setClosed] = useState(false);
  const [remembered, remember] = useRememberedList(keyOf('firstTen', useUserId()), maxRemembered);
  const states = toFirstTen(useKnownFacts(), remembered);
  const doneSteps = firstTenSteps.filter((step) => states?.[step] === 'done');
  const toRemember: Remembered[] = states ? ['seen', ...doneSteps] : [];
  const nextToRemember = toRemember.find((text) => !remembered.includes(text));
  // One at a time, because each text that is stored renders again.
  useEffect(() => {
    if (nextToRemember) remember(nextToRemember);
  }, [nextToRemember, remember]);
  return (
    <>
      <LiveText hidden>{isClosed ? 'The steps are hidden.' : ''}</LiveText>
      {states && (
        <FirstTenCard
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

/** Returns the facts from the cache and /getUserStats. */
function useKnownFacts(): FirstTenFacts {
  const userId = useUserId();
  const stats = useQuery(userStatsQuery(userId)).data;
  const profile = useCached(basicProfileQuery(userId)).data;
  const language = useCountryLanguage({ enabled: false }) ?? defaultLanguage;
  const questions = { userId, provider: 'SAMPLY', language: language.code } as const;
  const progress = useCached(progressQuery(questions)).data;
  const transactions = useCached(transactionsQuery(userId)).data;
  const link = useCached(referralLinkQuery).data;
  return {
    name: toName(profile),
    profiler: progress && percentAnswered(progress),
    stats,
    transactions,
    hasLink: link !== undefined,
  };
}
