import { use } from 'react';
import { Check, ShieldAlert } from 'lucide-react';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { refusals } from '../refusals.ts';
import { StartedSurveysContext } from '../../../domain/startedSurveys.ts';
import { nameOf, type Survey } from '../../../domain/survey.ts';
import * as styles from './SurveyTake.css.ts';

export interface SurveyTakeProps {
  survey: Survey;
  /** The text of the link. */
  label: string;
}

/** The link in a table row that opens a survey in a new tab, or the reason why there is none. */
export function SurveyTake({ survey, label }: SurveyTakeProps) {
  const { started, onStart } = use(StartedSurveysContext);
  const { link } = survey;
  if ('refused' in link) {
    return (
      <span className={styles.refused}>
        <ShieldAlert aria-hidden className={styles.icon} />
        <span>{refusals[link.refused]}</span>
      </span>
    );
  }
  return (
    <span className={styles.quietLink}>
      <ButtonLink href={link.href} external tone="quiet" onClick={() => onStart(link.href)}>
        <span>{label}</span>
        <VisuallyHidden>{` ${nameOf(survey)}`}</VisuallyHidden>
      </ButtonLink>
      {started.has(link.href) && (
        <span className={styles.started}>
          <Check aria-hidden className={styles.icon} />
          <span>Started</span>
        </span>
      )}
    </span>
  );
}
