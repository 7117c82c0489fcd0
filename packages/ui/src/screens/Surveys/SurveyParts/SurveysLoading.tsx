import { Button } from '#ui/components/Button/Button.tsx';
import { Inline } from '#ui/components/Inline/Inline.tsx';
import { LoadingText } from '#ui/components/LoadingText/LoadingText.tsx';
import type { Provider } from '#ui/components/ProviderLogo/ProviderLogo.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './SurveyParts.css.ts';

/** The text in place of surveys that failed to load; the failure is only logged (SVL-11, D198). */
export const surveysFailedText = 'These surveys did not load. Nothing was lost.';

/** The empty states by provider (SVL-07 and SVL-08 are literal; the others follow D17). */
export const emptyMessages: Readonly<Record<Provider, string>> = {
  YOURSURVEYS: 'There are no surveys are available under Your-Surveys',
  RAPIDOREACH: 'RapidoReach surveys are currently unavailable. Please check back soon.',
  PURESPECTRUM: 'There are no surveys are available under Pure-Spectrum',
  SSI: 'There are no surveys are available under SSI',
  SAMPLY: 'There are no surveys are available under Samply',
  CINT: 'There are no surveys are available under Cint',
};

/** In place of one partner's surveys that failed to load, with a button to reload them. */
export const SurveysFailed = ({ onReload }: { onReload: () => void }) => (
  <Inline>
    <Text tone="muted">{surveysFailedText}</Text>
    <Button tone="secondary" onClick={onReload}>
      Look again
    </Button>
  </Inline>
);

/** The loading text of surveys (SVL-09; literal). */
export function SurveysLoadingText() {
  return (
    <div className={styles.loadingText}>
      <LoadingText>Loading Surveys Please wait..</LoadingText>
    </div>
  );
}

/** One for the header, and one for each of the eight rows that a table shows at first. */
const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A loading table of surveys. */
export function SurveysLoading() {
  return (
    <div>
      <SurveysLoadingText />
      <div className={styles.loadingRows}>
        {skeletonRows.map((index) => (
          <div key={index} className={styles.loadingBar}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
