import type { SurveyChoice } from '@cb/ui/domain/survey';
import { type BandBalance, EarnBand } from '@cb/ui/screens/Surveys/EarnBand';
import {
  SurveyWallScreen,
  type SurveyWallScreenProps,
} from '@cb/ui/screens/Surveys/SurveyWallScreen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRememberedList } from '../hooks/rememberedList.ts';
import { type Balance, balanceQuery } from '../member/balance/balance.ts';
import type { WireId } from '../wire/wireId.ts';
import { parseChoice } from './parseAddress.ts';
import { Started } from './Started.tsx';
import { SurveyRow } from './SurveyRow.tsx';
import { toNextThing } from './toNextThing.ts';
import { useCachedSurveys } from './useSurveys.ts';

export interface SurveyWallProps extends Pick<SurveyWallScreenProps, 'links' | 'waysToEarn'> {
  /** The logged-in member's id. */
  userId: WireId;
  /** The choice of surveys in the URL; unknown values mean all. */
  choice: string | null;
  /** Called when a choice is made, to store it in the URL; `undefined` for all surveys. */
  onChoice: (choice: SurveyChoice | undefined) => void;
  /** The cheapest reward above the balance, if known. */
  nextReward?: ReactNode;
}

/**
 * The survey wall (SVW-02): each row loads on its own, so that a failing one does not hide the
 * others.
 */
export function SurveyWall(props: SurveyWallProps) {
  const { links, userId, choice: text, onChoice, nextReward, waysToEarn } = props;
  const choice = parseChoice(text);
  return (
    <Started>
      <SurveyWallScreen
        links={links}
        choice={choice}
        onChoice={onChoice}
        band={<EarningBand userId={userId} profileHref={links.profile} nextReward={nextReward} />}
        yourSurveys={
          <SurveyRow partner="YOURSURVEYS" profileHref={links.profile} choice={choice} />
        }
        waysToEarn={waysToEarn}
        ssi={<SurveyRow partner="SSI" profileHref={links.profile} choice={choice} />}
      />
    </Started>
  );
}

interface EarningBandProps {
  /** The logged-in member's id. */
  userId: WireId;
  /** The address of the profile, where the first steps lead. */
  profileHref: string;
  /** The cheapest reward above the balance, if known. */
  nextReward?: ReactNode;
}

/** The band above the survey wall. Makes no calls: it shows cached data of the shell and the rows. */
function EarningBand({ userId, profileHref, nextReward }: EarningBandProps) {
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
