import { useAddressState } from '@cb/features/shared/hooks/useAddressState';
import { RewardGoal } from '@cb/features/store/RewardGoal';
import { SurveyWall } from '@cb/features/surveys/SurveyWall';
import { WaysToEarn } from '@cb/features/surveys/WaysToEarn';
import { useSearchParams } from 'react-router';
import { giftCardPath, paths } from '#site/routes/paths.ts';
import { hrefOfWay } from '#site/routes/shellLinks.ts';

/** The links of the survey wall (SVW-03, SVW-07, D10). */
const links = {
  profile: paths.profile,
  yourSurveys: `${paths.discover}/yoursurveys`,
  offerWalls: paths.offerWalls,
  inbrain: `${paths.offerWalls}/inbrain`,
};

/** The survey wall. Its choice of surveys is stored in the URL, so that it survives a reload. */
export function SurveyWallPage() {
  const [search, setSearch] = useSearchParams();
  const { shown, change } = useAddressState(search.get('show') ?? '', (show) =>
    setSearch(show === '' ? {} : { show }, { replace: true }),
  );
  return (
    <SurveyWall
      links={links}
      waysToEarn={<WaysToEarn hrefOf={hrefOfWay} />}
      choice={shown}
      onChoice={(choice) => change(choice ?? '')}
      nextReward={<RewardGoal hrefOf={giftCardPath} />}
    />
  );
}
