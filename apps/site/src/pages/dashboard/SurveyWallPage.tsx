import { SurveyWall } from '@cb/features/surveys/SurveyWall';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

/** Where the wall leads on to (SVW-03, SVW-07, D10). */
const links = {
  profile: paths.profile,
  yourSurveys: `${paths.discover}/yoursurveys`,
  inbrain: `${paths.offerWalls}/inbrain`,
};

export function SurveyWallPage() {
  return (
    <Page title="CB Surveys">
      <SurveyWall links={links} />
    </Page>
  );
}
