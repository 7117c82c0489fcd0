import { surveyTabs, type SurveyTab } from '@cb/ui/screens/Surveys/SurveyListScreen';
import type { SurveyOrder } from '@cb/ui/screens/Surveys/survey';

const orders: readonly SurveyOrder[] = ['reward', 'time', 'rate'];

/** The order a text from the address names; anything else is the provider's own. */
export const parseOrder = (text: string | null): SurveyOrder | undefined =>
  orders.find((order) => order === text);

/** The tab a text from the address names, in lower case; anything else is the first (SVL-03). */
export const parseTab = (text: string | null): SurveyTab =>
  surveyTabs.find(({ value }) => value.toLowerCase() === text)?.value ?? surveyTabs[0].value;
