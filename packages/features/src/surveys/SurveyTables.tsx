import { SurveyTable, SurveyTablesScreen } from '@cb/ui/screens/Surveys/SurveyTablesScreen';
import { type PartnerCode, partnerCodes } from './surveyCalls.ts';
import { serviceCalls, surveysQuery } from './surveysApi.ts';
import { StartedSurveysProvider } from './StartedSurveysProvider.tsx';
import { useSurveys } from './useSurveys.ts';

/** The survey-table variant: a table for each partner, each with its own call (SVT-01). */
export function SurveyTables() {
  return (
    <StartedSurveysProvider>
      <SurveyTablesScreen>
        {partnerCodes.map((partner) => (
          <PartnerTable key={partner} partner={partner} />
        ))}
      </SurveyTablesScreen>
    </StartedSurveysProvider>
  );
}

function PartnerTable({ partner }: { partner: PartnerCode }) {
  const { state, reload } = useSurveys(surveysQuery(partner, serviceCalls));
  return <SurveyTable provider={partner} state={state} onReload={reload} />;
}
