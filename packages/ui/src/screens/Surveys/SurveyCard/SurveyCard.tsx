import { ArrowRight, ArrowUpRight, Check, Lock, ShieldAlert } from 'lucide-react';
import { memo, type ReactNode, use } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { followHandlers, LinkContext } from '#ui/components/Link/Link.tsx';
import { marks } from '#ui/components/ProviderLogo/marks.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { surveyProviders } from '#ui/domain/partnerNames.ts';
import { cbPerMinute, hasRate, nameOf, type Survey } from '#ui/domain/survey.ts';
import { keepFocusOnRemoval } from '#ui/platform/focus.ts';
import {
  refusalTexts,
  StartedSurveysContext,
  SurveyName,
  SurveyQuality,
} from '../SurveyParts/SurveyParts.tsx';
import * as styles from './SurveyCard.css.ts';

/** Survey cards, as rows on one surface on a phone. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.grid}>
    {children}
  </ul>
);

/** Loading cards, with the size of loaded ones. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <div className={styles.card}>
            <div className={styles.loadingLines}>
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

export interface SurveyCardProps {
  /** The survey that the card opens. */
  survey: Survey;
}

/** A survey card, which is one link: first its reward, then its topic and length (SVC-01, SVC-03). */
export const SurveyCard = memo(function SurveyCard({ survey }: SurveyCardProps) {
  const { started, onStart } = use(StartedSurveysContext);
  const { link } = survey;
  if ('refused' in link) {
    return (
      <li className={styles.item}>
        <div className={styles.card}>
          <Content survey={survey} />
          <p className={styles.refused}>
            <ShieldAlert aria-hidden className={styles.icon} />
            <span>{refusalTexts[link.refused]}</span>
          </p>
        </div>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <a
        ref={keepFocusOnRemoval}
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.link}
        {...followHandlers(() => onStart(link.href))}
      >
        {/* First in the link's name, last visually. */}
        <span className={styles.take}>Take survey</span>
        <Content survey={survey} />
        {started.has(link.href) && (
          <span className={styles.started}>
            <Check aria-hidden className={styles.icon} />
            <span>Started</span>
          </span>
        )}
        <ArrowUpRight role="img" aria-label="(opens in a new tab)" className={styles.arrow} />
      </a>
    </li>
  );
});

/** The length, and the CB per minute unless they would read "0.0 CB" (D288). `unit` follows the rate. */
function Effort({ survey, unit }: { survey: Survey; unit: 'per minute' | '/ min' }) {
  return (
    <>
      <span>{`${survey.minutes} min`}</span>
      {hasRate(survey) && (
        <>
          <span> · </span>
          <span className={styles.rate}>
            <Amount cb={cbPerMinute(survey)} decimals={1} tone="plain" /> <span>{unit}</span>
          </span>
        </>
      )}
    </>
  );
}

/** What a card says. A survey without a name starts with its length and rate instead of "Survey 3" (D185). */
function Content({ survey }: { survey: Survey }) {
  const { name, provider } = survey;
  return (
    <>
      <h3 className={styles.head}>
        {name === undefined ? <Effort survey={survey} unit="/ min" /> : <SurveyName name={name} />}
      </h3>
      <p className={styles.earn}>
        Earn <Amount cb={survey.cb} size="figure" />
      </p>
      <div className={styles.facts}>
        <p>{name === undefined ? nameOf(survey) : <Effort survey={survey} unit="per minute" />}</p>
        <SurveyQuality survey={survey} />
      </div>
      <svg
        viewBox="0 0 24 24"
        role="img"
        aria-label={surveyProviders[provider]}
        className={styles.mark}
      >
        {marks[provider]}
      </svg>
    </>
  );
}

interface LockedSlotProps {
  /** The address of the profile, in the one slot of a row that links to it. */
  profileHref?: string;
}

/** A slot for a survey that the member cannot see yet (SVC-13, D16). */
export function LockedSlot({ profileHref }: LockedSlotProps) {
  const Anchor = use(LinkContext);
  if (profileHref === undefined) {
    return (
      <li className={styles.locked}>
        <Lock aria-hidden className={styles.lock} />
        <span>Locked</span>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <Anchor href={profileHref} className={styles.invitation}>
        <Lock aria-hidden className={styles.lock} />
        <span>Complete your profile to unlock</span>
        <ArrowRight aria-hidden className={styles.endArrow} />
      </Anchor>
    </li>
  );
}
