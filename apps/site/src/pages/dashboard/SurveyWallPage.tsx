import { RewardGoal } from '@cb/features/store/RewardGoal';
import { SurveyWall } from '@cb/features/surveys/SurveyWall';
import type { WireId } from '@cb/features/wire/wireId';
import { giftCardPath, paths } from '../../routes/paths.ts';

/** The links of the survey wall (SVW-03, SVW-07, D10). */
const links = {
  profile: paths.profile,
  yourSurveys: `${paths.discover}/yoursurveys`,
  inbrain: `${paths.offerWalls}/inbrain`,
};

export function SurveyWallPage({ userId }: { userId: WireId }) {
  return (
    <SurveyWall
      links={links}
      userId={userId}
      nextReward={<RewardGoal userId={userId} hrefOf={giftCardPath} />}
    />
  );
}
