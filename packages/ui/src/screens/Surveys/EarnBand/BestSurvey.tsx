import { use } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { names } from '../../../components/ProviderLogo/marks.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { StartedSurveysContext } from '../../../domain/startedSurveys.ts';
import { nameOf, type Survey } from '../../../domain/survey.ts';
import { name as clampedName } from '../SurveyCard/SurveyCard.css.ts';
import * as styles from './EarnBand.css.ts';

/** The best survey, and the rule by which it is (D183). */
export function BestSurvey({ survey }: { survey: Survey }) {
  const { onStart } = use(StartedSurveysContext);
  const { name, cb, minutes, match, provider, link } = survey;
  const effort =
    match === undefined ? `${minutes} min` : `${minutes} min · ${Math.round(match)}% match`;
  return (
    <div className={styles.bestSurvey}>
      <Text size="small" tone="muted" weight="medium">
        Best survey right now
      </Text>
      <p className={styles.line}>
        <span className={styles.name}>
          <bdi className={name === undefined ? undefined : clampedName}>{name ?? effort}</bdi>
        </span>
        <span className={styles.amount}>
          <Amount cb={cb} size="title" />
        </span>
      </p>
      <Text size="small" tone="muted">
        {`${name === undefined ? nameOf(survey) : effort} · ${names[provider]}`}
      </Text>
      <Text size="caption" tone="muted">
        The most CB per minute, times your match.
      </Text>
      {'href' in link && (
        <div className={styles.action}>
          <ButtonLink href={link.href} external wide onClick={() => onStart(link.href)}>
            Take survey<VisuallyHidden>{` ${nameOf(survey)}`}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
