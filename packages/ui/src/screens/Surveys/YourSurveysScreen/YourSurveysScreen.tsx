import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { unlock } from '../SurveyWallScreen/SurveyWallScreen.css.ts';

export interface YourSurveysScreenProps {
  profileHref: string;
  /** The cards of YOURSURVEYS, which load independently. */
  yourSurveys: ReactNode;
}

/** The page with one row of YOURSURVEYS cards only (SVY-01, D10). */
export function YourSurveysScreen({ profileHref, yourSurveys }: YourSurveysScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>Your Surveys</Heading>
      {yourSurveys}
      <div className={unlock}>
        <ButtonLink href={profileHref} size="large">
          COMPLETE PROFILE TO UNLOCK MORE SURVEYS
        </ButtonLink>
      </div>
    </Stack>
  );
}
