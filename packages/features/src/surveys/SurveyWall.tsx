import {
  SurveyWallScreen,
  type SurveyWallScreenProps,
} from '@cb/ui/screens/Surveys/SurveyWallScreen';
import type { SurveyChoice } from '@cb/ui/domain/survey';
import type { ReactNode } from 'react';
import type { WireId } from '../wire/wireId.ts';
import { EarningBand } from './EarningBand.tsx';
import { parseChoice } from './parseAddress.ts';
import { Started } from './Started.tsx';
import { SurveyRow } from './SurveyRow.tsx';

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
