import { YourSurveysScreen } from '@cb/ui/screens/Surveys/YourSurveysScreen';
import { StartedSurveys, SurveyRow } from './SurveyRow.tsx';

/** The Your-Surveys-only page (SVY-01). */
export function YourSurveys({
  profileHref,
}: {
  /** The address of the profile, which the locked slots link to. */
  profileHref: string;
}) {
  return (
    <StartedSurveys>
      <YourSurveysScreen
        profileHref={profileHref}
        yourSurveys={<SurveyRow partner="YOURSURVEYS" profileHref={profileHref} />}
      />
    </StartedSurveys>
  );
}
