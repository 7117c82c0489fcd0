import { YourSurveys } from '@cb/features/surveys/YourSurveys';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function YourSurveysPage() {
  return (
    <Page title="Your Surveys">
      <YourSurveys profileHref={paths.profile} />
    </Page>
  );
}
