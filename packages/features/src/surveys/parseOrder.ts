import type { SurveyOrder } from '@cb/ui/screens/Surveys/survey';

const orders: readonly SurveyOrder[] = ['reward', 'time', 'rate'];

/** The order a text from the address names; anything else is the provider's own. */
export const parseOrder = (text: string | null): SurveyOrder | undefined =>
  orders.find((order) => order === text);
