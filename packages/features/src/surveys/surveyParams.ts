import type { SurveyChoice, SurveySort } from '@cb/ui/domain/survey';
import { type SurveyTab, surveyTabs } from '@cb/ui/screens/Surveys/SurveyListScreen';

const sorts: readonly SurveySort[] = ['reward', 'time', 'rate', 'match'];

/** Parses the sort in the URL; unknown values mean the order of the provider. */
export const parseSort = (text: string | null): SurveySort | undefined =>
  sorts.find((sort) => sort === text);

const choices: readonly SurveyChoice[] = ['3min', '15min', 'paid'];

/** Parses the choice in the URL; unknown values mean all surveys. */
export const parseChoice = (text: string | null): SurveyChoice | undefined =>
  choices.find((choice) => choice === text);

/** Parses the tab in the URL, which is written in lower case; unknown values mean the first tab (SVL-03). */
export const parseTab = (text: string | null): SurveyTab =>
  surveyTabs.find(({ value }) => value.toLowerCase() === text)?.value ?? surveyTabs[0].value;
