import { EarnBand, type BandBalance } from '@cb/ui/screens/Surveys/EarnBand';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceQuery, type Balance } from '../member/balance.ts';
import type { WireId } from '../wire/wireId.ts';
import { useRememberedList } from '../hooks/rememberedList.ts';
import { toNextThing } from './toNextThing.ts';
import { useCachedSurveys } from './useCachedSurveys.ts';

export interface EarningBandProps {
  /** The logged-in member's id. */
  userId: WireId;
  /** The address of the profile, where the first steps lead. */
  profileHref: string;
  /** The cheapest reward above the balance, if known. */
  nextReward?: ReactNode;
}

/** The band above the survey wall. Makes no calls: it shows cached data of the shell and the rows. */
export function EarningBand({ userId, profileHref, nextReward }: EarningBandProps) {
  const { data, isError } = useQuery({ ...balanceQuery(userId), enabled: false });
  const surveys = useCachedSurveys();
  const [done, onDone] = useRememberedList(`cb-first-steps:${userId}`, 3);
  const balance = toBandBalance(data, isError);
  return (
    <EarnBand
      balance={balance}
      nextReward={nextReward}
      next={toNextThing(balance, surveys, { done, profileHref, onDone })}
    />
  );
}

function toBandBalance(balance: Balance | undefined, failed: boolean): BandBalance {
  if (balance) return { status: 'ready', cb: balance.cb, decimals: balance.decimals };
  return failed ? { status: 'failed' } : { status: 'loading' };
}
