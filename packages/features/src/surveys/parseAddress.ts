import { surveyTabs, type SurveyTab } from '@cb/ui/screens/Surveys/SurveyListScreen';
import type { SurveyOrder } from '@cb/ui/domain/survey';

const orders: readonly SurveyOrder[] = ['reward', 'time', 'rate'];

/** Parses the order in the URL; unknown values mean the provider's own order. */
export const parseOrder = (text: string | null): SurveyOrder | undefined =>
  orders.find((order) => order === text);

/** Parses the tab in the URL, in lower case; unknown values mean the first tab (SVL-03). */
export const parseTab = (text: string | null): SurveyTab =>
  surveyTabs.find(({ value }) => value.toLowerCase() === text)?.value ?? surveyTabs[0].value;
