import { use } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { names } from '../../../components/ProviderLogo/marks.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { StartedSurveysContext } from '../../../domain/startedSurveys.ts';
import type { Survey } from '../../../domain/survey.ts';
import * as styles from './EarnBand.css.ts';

/** The survey with the most CB per minute. */
export function BestSurvey({ survey }: { survey: Survey }) {
  const { onStart } = use(StartedSurveysContext);
  const { name, cb, minutes, provider, link } = survey;
  return (
    <div className={styles.bestSurvey}>
      <Text size="small" tone="muted" weight="medium">
        Best survey right now
      </Text>
      <p className={styles.line}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.amount}>
          <Amount cb={cb} size="title" />
        </span>
      </p>
      <Text size="small" tone="muted">
        {minutes} min · {names[provider]}
      </Text>
      {'href' in link && (
        <div className={styles.action}>
          <ButtonLink href={link.href} external wide onClick={() => onStart(link.href)}>
            <span>
              Take survey<VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
