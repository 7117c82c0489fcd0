import { YourSurveysScreen } from '@cb/ui/screens/Surveys/YourSurveysScreen/YourSurveysScreen.tsx';
import { SurveyRow } from './SurveyRow.tsx';

/** The Your-Surveys-only page (part 2 §2). */
export function YourSurveys({ profileHref }: { profileHref: string }) {
  return (
    <YourSurveysScreen
      profileHref={profileHref}
      yourSurveys={<SurveyRow partner="YOURSURVEYS" />}
    />
  );
}
