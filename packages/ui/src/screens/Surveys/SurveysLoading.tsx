import { Inline } from '../../components/Inline/Inline.tsx';
import { LoadingText } from '../../components/LoadingText/LoadingText.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './SurveyCard/SurveyCard.css.ts';

/** The loading state of surveys (SVL-09; the text is literal), with skeletons in their shape. */
export function SurveysLoading({ shape }: { shape: 'cards' | 'rows' }) {
  return (
    <Stack>
      <Inline space="small">
        <Spinner />
        <LoadingText>Loading Surveys Please wait..</LoadingText>
      </Inline>
      {shape === 'cards' ? (
        <div className={styles.grid}>
          {[1, 2, 3, 4].map((at) => (
            <Skeleton key={at} shape="block" size="medium" />
          ))}
        </div>
      ) : (
        <Skeleton shape="block" size="medium" />
      )}
    </Stack>
  );
}
