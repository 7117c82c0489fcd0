import {
  WaysToEarn as WaysToEarnScreen,
  type WaysToEarnProps as ScreenProps,
} from '@cb/ui/screens/Shell/WaysToEarn';
import { useCachedSurveys } from './useSurveys.ts';

export type WaysToEarnProps = Pick<ScreenProps, 'hrefOf'>;

/** All ways to earn. Makes no calls: it counts the surveys of the rows beside it, if there are any. */
export function WaysToEarn({ hrefOf }: WaysToEarnProps) {
  return <WaysToEarnScreen hrefOf={hrefOf} surveyCount={useCachedSurveys()?.length} />;
}
