import { YourSurveysScreen } from '@cb/ui/screens/Surveys/YourSurveysScreen';
import { SurveyRow } from './SurveyRow.tsx';

/** The Your-Surveys-only page (SVY-01). */
export function YourSurveys({ profileHref }: { profileHref: string }) {
  return (
    <YourSurveysScreen
      profileHref={profileHref}
      yourSurveys={<SurveyRow partner="YOURSURVEYS" />}
    />
  );
}
