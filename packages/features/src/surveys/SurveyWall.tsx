import {
  SurveyWallScreen,
  type SurveyWallScreenProps,
} from '@cb/ui/screens/Surveys/SurveyWallScreen';
import { SurveyRow } from './SurveyRow.tsx';

/** The survey wall (SVW-02): each row loads by itself, so that one that fails hides no other. */
export function SurveyWall({ links }: Pick<SurveyWallScreenProps, 'links'>) {
  return (
    <SurveyWallScreen
      links={links}
      yourSurveys={<SurveyRow partner="YOURSURVEYS" />}
      ssi={<SurveyRow partner="SSI" />}
    />
  );
}
