import type { ReactNode } from 'react';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { UnlockPanel } from '../SurveyWallScreen/SurveyWallScreen.tsx';

export interface YourSurveysScreenProps {
  /** The address of the profile. */
  profileHref: string;
  /** The cards of YOURSURVEYS, which load independently. */
  yourSurveys: ReactNode;
}

/** The page with one row of YOURSURVEYS cards only (SVY-01, D10). */
export function YourSurveysScreen({ profileHref, yourSurveys }: YourSurveysScreenProps) {
  return (
    <Stack space="large">
      <Heading level={1}>YourSurveys</Heading>
      {yourSurveys}
      <UnlockPanel profileHref={profileHref} />
    </Stack>
  );
}
