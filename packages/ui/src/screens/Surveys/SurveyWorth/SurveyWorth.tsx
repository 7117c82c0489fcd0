import { Amount } from '../../../components/Amount/Amount.tsx';
import { cbPerMinute, hasRate, type Survey } from '../../../domain/survey.ts';
import * as styles from './SurveyWorth.css.ts';

/** The reward of a survey, with the CB per minute below it, for a table row. */
export function SurveyWorth({ survey }: { survey: Survey }) {
  return (
    <span className={styles.worth}>
      <Amount cb={survey.cb} />
      {hasRate(survey) && (
        <span className={styles.rate}>
          <Amount cb={cbPerMinute(survey)} decimals={1} tone="plain" /> / min
        </span>
      )}
    </span>
  );
}
