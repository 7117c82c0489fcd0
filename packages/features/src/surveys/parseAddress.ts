import { surveyTabs, type SurveyTab } from '@cb/ui/screens/Surveys/SurveyListScreen';
import type { SurveyChoice, SurveyOrder } from '@cb/ui/domain/survey';

const orders: readonly SurveyOrder[] = ['reward', 'time', 'rate', 'match'];

/** Parses the order in the URL; unknown values mean the provider's own order. */
export const parseOrder = (text: string | null): SurveyOrder | undefined =>
  orders.find((order) => order === text);

const choices: readonly SurveyChoice[] = ['3min', '15min', 'paid'];

/** Parses the choice in the URL; unknown values mean all surveys. */
export const parseChoice = (text: string | null): SurveyChoice | undefined =>
  choices.find((choice) => choice === text);

/** Parses the tab in the URL, in lower case; unknown values mean the first tab (SVL-03). */
export const parseTab = (text: string | null): SurveyTab =>
  surveyTabs.find(({ value }) => value.toLowerCase() === text)?.value ?? surveyTabs[0].value;
