import { YourSurveysScreen } from '@cb/ui/screens/Surveys/YourSurveysScreen';
import { StartedSurveysProvider } from './StartedSurveysProvider.tsx';
import { SurveyRow } from './SurveyRow.tsx';

/** The Your-Surveys-only page (SVY-01). */
export function YourSurveys({
  profileHref,
}: {
  /** The address of the profile, which the locked slots link to. */
  profileHref: string;
}) {
  return (
    <StartedSurveysProvider>
      <YourSurveysScreen
        profileHref={profileHref}
        yourSurveys={<SurveyRow partner="YOURSURVEYS" profileHref={profileHref} />}
      />
    </StartedSurveysProvider>
  );
}
