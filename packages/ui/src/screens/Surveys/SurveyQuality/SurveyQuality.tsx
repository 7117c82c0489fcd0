import { Star } from 'lucide-react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Survey } from '../../../domain/survey.ts';
import * as styles from './SurveyQuality.css.ts';

/**
 * A survey's rating and its match with the member's profile; renders nothing if both are unknown.
 */
export function SurveyQuality({ survey }: { survey: Pick<Survey, 'rating' | 'outOf' | 'match'> }) {
  const { rating, outOf, match } = survey;
  if (rating === 0 && match === undefined) return null;
  return (
    <p className={styles.quality}>
      {rating > 0 && (
        <span className={styles.rating}>
          <Star aria-hidden className={styles.star} />
          <VisuallyHidden>Rating </VisuallyHidden>
          <span>{`${rating} / ${outOf}`}</span>
        </span>
      )}
      {match !== undefined && <span>{`${Math.round(match)}% match`}</span>}
    </p>
  );
}
