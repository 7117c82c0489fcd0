import type { SurveyOrder } from '@cb/ui/screens/Surveys/survey';
import { SurveyListScreen, type SurveyTab } from '@cb/ui/screens/Surveys/SurveyListScreen';
import { useState } from 'react';
import { surveysQuery } from './api.ts';
import { parseOrder } from './parseOrder.ts';
import { useSurveys } from './useSurveys.ts';

export interface SurveyListProps {
  /** The order in the address; anything unknown counts as the provider's own. */
  sort: string | null;
  /** Asks to remember an order; `undefined` for the provider's own. */
  onSort: (order: SurveyOrder | undefined) => void;
}

/** The tabbed survey list (SVL-04). Every change of the tab asks that tab's provider. */
export function SurveyList({ sort, onSort }: SurveyListProps) {
  const [tab, setTab] = useState<SurveyTab>('YOURSURVEYS');
  const { state, reload } = useSurveys(surveysQuery(tab));
  return (
    <SurveyListScreen
      tab={tab}
      onTab={setTab}
      state={state}
      order={parseOrder(sort)}
      onOrder={onSort}
      onReload={reload}
    />
  );
}
