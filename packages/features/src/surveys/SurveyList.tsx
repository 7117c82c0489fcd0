import type { SurveySort } from '@cb/ui/domain/survey';
import { SurveyListScreen, type SurveyTab } from '@cb/ui/screens/Surveys/SurveyListScreen';
import { surveysQuery } from './surveysApi.ts';
import { StartedSurveysProvider } from './StartedSurveysProvider.tsx';
import { parseSort, parseTab } from './surveyParams.ts';
import { useSurveys } from './useSurveys.ts';

export interface SurveyListProps {
  /** The sort in the URL; unknown values mean the order of the provider. */
  sort: string | null;
  /** Called when a sort is chosen, to store it in the URL; `undefined` for the order of the provider. */
  onSort: (sort: SurveySort | undefined) => void;
  /** The tab in the URL; unknown values select the first (SVL-03). */
  tab: string | null;
  /** Called when a tab is selected, to store it in the URL. */
  onTab: (tab: SurveyTab) => void;
  /** The address of the profile, which a tab without surveys links to. */
  profileHref: string;
}

/** The tabbed survey list (SVL-04). Selecting a tab calls its provider. */
export function SurveyList({ sort, onSort, tab: tabParam, onTab, profileHref }: SurveyListProps) {
  const tab = parseTab(tabParam);
  const { state, reload } = useSurveys(surveysQuery(tab));
  return (
    <StartedSurveysProvider>
      <SurveyListScreen
        tab={tab}
        onTab={onTab}
        state={state}
        sort={parseSort(sort)}
        onSort={onSort}
        onReload={reload}
        profileHref={profileHref}
      />
    </StartedSurveysProvider>
  );
}
