import { memo } from 'react';
import { Clock, Star } from 'lucide-react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { ProviderLogo } from '../../../components/ProviderLogo/ProviderLogo.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { SurveyTake } from '../SurveyTake/SurveyTake.tsx';
import { cbPerMinute, type Survey } from '../survey.ts';
import * as styles from './SurveyCard.css.ts';

/** A survey card: first its reward, then its length (SVC-01). */
export const SurveyCard = memo(function SurveyCard({ survey }: { survey: Survey }) {
  const { name, minutes, cb, rating, outOf, provider } = survey;
  return (
    <Card as="li" padding="medium">
      <div className={styles.card}>
        <div className={styles.head}>
          <ProviderLogo provider={provider} />
          {rating > 0 && (
            <span className={styles.rating}>
              <Star aria-hidden className={styles.star} />
              <VisuallyHidden>Rating </VisuallyHidden>
              {rating} / {outOf}
            </span>
          )}
        </div>
        <h3 className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.reward}>
          Earn <Amount cb={cb} />
        </p>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Clock aria-hidden className={styles.icon} />
            {minutes} min
          </span>
          {cb > 0 && (
            <span className={styles.fact}>
              <Amount cb={cbPerMinute(survey)} decimals={1} tone="plain" /> per minute
            </span>
          )}
        </p>
        <div className={styles.way}>
          <SurveyTake survey={survey} label="Take survey" wide />
        </div>
      </div>
    </Card>
  );
});
