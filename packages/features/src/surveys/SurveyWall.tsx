import {
  SurveyWallScreen,
  type SurveyWallScreenProps,
} from '@cb/ui/screens/Surveys/SurveyWallScreen';
import type { ReactNode } from 'react';
import type { WireId } from '../wire/wireId.ts';
import { EarningBand } from './EarningBand.tsx';
import { Started } from './Started.tsx';
import { SurveyRow } from './SurveyRow.tsx';

export interface SurveyWallProps extends Pick<SurveyWallScreenProps, 'links' | 'waysToEarn'> {
  userId: WireId;
  /** The cheapest reward above the balance, if known. */
  nextReward?: ReactNode;
}

/**
 * The survey wall (SVW-02): each row loads on its own, so that a failing one does not hide the
 * others.
 */
export function SurveyWall({ links, userId, nextReward, waysToEarn }: SurveyWallProps) {
  return (
    <Started>
      <SurveyWallScreen
        links={links}
        band={<EarningBand userId={userId} profileHref={links.profile} nextReward={nextReward} />}
        yourSurveys={<SurveyRow partner="YOURSURVEYS" profileHref={links.profile} />}
        waysToEarn={waysToEarn}
        ssi={<SurveyRow partner="SSI" profileHref={links.profile} />}
      />
    </Started>
  );
}
