import { RewardGoal } from '@cb/features/store/RewardGoal';
import { SurveyWall } from '@cb/features/surveys/SurveyWall';
import { WaysToEarn } from '@cb/features/surveys/WaysToEarn';
import type { WireId } from '@cb/features/wire/wireId';
import { giftCardPath, paths } from '../../routes/paths.ts';
import type { HrefOfWay } from '../../routes/route.ts';

/** The links of the survey wall (SVW-03, SVW-07, D10). */
const links = {
  profile: paths.profile,
  yourSurveys: `${paths.discover}/yoursurveys`,
  inbrain: `${paths.offerWalls}/inbrain`,
};

interface SurveyWallPageProps {
  userId: WireId;
  hrefOfWay: HrefOfWay;
}

export function SurveyWallPage({ userId, hrefOfWay }: SurveyWallPageProps) {
  return (
    <SurveyWall
      links={links}
      userId={userId}
      waysToEarn={<WaysToEarn hrefOf={hrefOfWay} />}
      nextReward={<RewardGoal userId={userId} hrefOf={giftCardPath} />}
    />
  );
}
