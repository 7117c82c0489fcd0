import { EarnBand, type BandBalance } from '@cb/ui/screens/Surveys/EarnBand';
import type { Survey } from '@cb/ui/domain/survey';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { balanceQuery, type Balance } from '../member/balance.ts';
import type { WireId } from '../wire/wireId.ts';
import { type PartnerCode, surveysQuery } from './surveysApi.ts';
import { useRememberedList } from './rememberedList.ts';
import { toNextThing } from './toNextThing.ts';

export interface EarningBandProps {
  userId: WireId;
  profileHref: string;
  nextReward?: ReactNode;
}

/** The band above the survey wall. Makes no calls: it shows cached data of the shell and the rows. */
export function EarningBand({ userId, profileHref, nextReward }: EarningBandProps) {
  const { data, isError } = useQuery({ ...balanceQuery(userId), enabled: false });
  const yours = useAnswered('YOURSURVEYS');
  const ssi = useAnswered('SSI');
  const surveys = useMemo(() => together(yours, ssi), [yours, ssi]);
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

/** Returns a partner's cached surveys; `undefined` while they load, null if they failed to load. */
function useAnswered(partner: PartnerCode): Answered {
  const { data, isError, isFetching } = useQuery({ ...surveysQuery(partner), enabled: false });
  if (isFetching) return undefined;
  return isError || data?.refused ? null : data?.surveys;
}

type Answered = readonly Survey[] | null | undefined;

function together(yours: Answered, ssi: Answered): Answered {
  if (yours === undefined || ssi === undefined) return undefined;
  return yours || ssi ? [...(yours ?? []), ...(ssi ?? [])] : null;
}
