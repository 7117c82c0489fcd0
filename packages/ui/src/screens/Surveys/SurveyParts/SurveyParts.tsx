import { Check, ShieldAlert, Star } from 'lucide-react';
import { createContext, use } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { cbPerMinute, hasRate, nameOf, type Survey } from '#ui/domain/survey.ts';
import * as styles from './SurveyParts.css.ts';

interface StartedSurveys {
  /** The addresses of the surveys opened so far. */
  readonly started: ReadonlySet<string>;
  /** Records the address of an opened survey. */
  readonly onStart: (href: string) => void;
}

/** The surveys opened in this browser; none unless a parent provides them. */
export const StartedSurveysContext = createContext<StartedSurveys>({
  started: new Set(),
  onStart: () => {},
});

/** Why a survey cannot be opened. */
export const refusalTexts = {
  missing: 'This survey has no link yet.',
  unsafe: 'Not opened: the link of this survey is not a secure web address.',
} as const;

interface TakeSurveyLinkProps {
  /** The survey that the link opens. */
  survey: Survey;
  /** The text of the link. */
  label: string;
}

/** The link in a table row that opens a survey in a new tab, or the reason why there is none. */
export function TakeSurveyLink({ survey, label }: TakeSurveyLinkProps) {
  const { started, onStart } = use(StartedSurveysContext);
  const { link } = survey;
  if ('refused' in link) {
    return (
      <span className={styles.refused}>
        <ShieldAlert aria-hidden className={styles.icon} />
        <span>{refusalTexts[link.refused]}</span>
      </span>
    );
  }
  return (
    <span className={styles.quietLink}>
      <ButtonLink href={link.href} external tone="quiet" onFollow={() => onStart(link.href)}>
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

/** The name of a survey, or its first lines if it is long. */
export const SurveyName = ({ name }: { name: string }) => (
  <bdi className={styles.name} title={name}>
    {name}
  </bdi>
);

/** The serial number of a survey, for a table row. */
export const SurveyNumber = ({ number }: Pick<Survey, 'number'>) => (
  <span className={styles.number}>{number}</span>
);

/** The reward of a survey, with the CB per minute below it, for a table row. */
export function SurveyReward({ survey }: { survey: Survey }) {
  return (
    <span className={styles.reward}>
      <Amount cb={survey.cb} />
      {hasRate(survey) && (
        <span className={styles.rate}>
          <Amount cb={cbPerMinute(survey)} decimals={1} tone="plain" /> / min
        </span>
      )}
    </span>
  );
}

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
