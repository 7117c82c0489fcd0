import { ArrowUpRight, Check, ListChecks, type LucideIcon, UserRound, X } from 'lucide-react';
import { type ReactNode, use, useId, useState } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { CountUp, CountUpDollars } from '#ui/components/CountUp/CountUp.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { ButtonLink, followHandlers, Link, LinkContext } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { profilerCb } from '#ui/domain/figures.ts';
import { StartedSurveysContext, SurveyName } from '../SurveyParts/SurveyParts.tsx';
import { isBelowZero } from '#ui/domain/amount.ts';
import { surveyProviders } from '#ui/domain/partnerNames.ts';
import { nameOf, type Survey } from '#ui/domain/survey.ts';
import { belowZero } from '#ui/screens/Balance/BalanceFigure/BalanceFigure.tsx';
import * as styles from './EarnBand.css.ts';

interface FirstStepsProps {
  /** The address of the profiler. */
  profileHref: string;
  /** Whether the profiler was opened from here. */
  profileDone: boolean;
  /** The shortest survey that pays; undefined if there is none. */
  survey: Survey | undefined;
  /** Whether a survey was started. */
  surveyDone: boolean;
  /** Called when the member opens the profiler. */
  onProfile: () => void;
  /** Called when the member opens the survey. */
  onSurvey: () => void;
  /** Called when the member closes the steps for good. */
  onClose: () => void;
}

export type BandBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly cb: number; readonly decimals: 0 | 1 };

/** The best next step for a member. */
export type NextStepState =
  | { readonly status: 'loading' }
  /** There is no survey that pays. */
  | { readonly status: 'none' }
  /** The surveys failed to load, which is not shown (SVL-11). */
  | { readonly status: 'failed' }
  | { readonly status: 'best'; readonly survey: Survey }
  /** For a new member, who has less than 100 CB. */
  | ({ readonly status: 'firstSteps' } & FirstStepsProps);

export interface EarnBandProps {
  /** The member's balance, or why it is unknown. */
  balance: BandBalance;
  /** The `NextReward` or the `GoalReward`, if known. */
  nextReward?: ReactNode;
  /** The next step to suggest. */
  next: NextStepState;
  /** The address of the offer walls, for a member without a survey. */
  offerWallsHref: string;
}

/** The member's balance, the next reward, and the next step. */
export function EarnBand({ balance, nextReward, next, offerWallsHref }: EarnBandProps) {
  const id = useId();
  return (
    <BrandPanel as="section" labelledBy={id} padding="none">
      <div className={styles.parts}>
        <div className={styles.balance}>
          <Text size="small" tone="muted" weight="medium" id={id}>
            Your balance
          </Text>
          <BalanceText {...balance} />
        </div>
        <div className={styles.reward}>{nextReward}</div>
        <div className={styles.nextStep}>
          <NextStep next={next} offerWallsHref={offerWallsHref} />
        </div>
      </div>
    </BrandPanel>
  );
}

function BalanceText(balance: BandBalance) {
  if (balance.status === 'loading') {
    return (
      <>
        <div className={styles.figure}>
          <div className={styles.placeholder}>
            <Skeleton />
          </div>
        </div>
        <p className={styles.worth}>100 CB = $1</p>
      </>
    );
  }
  if (balance.status === 'failed') {
    return (
      <>
        <div className={styles.figure}>
          <Amount cb={Number.NaN} size="display" />
        </div>
        <p className={styles.worth}>Your balance did not load.</p>
      </>
    );
  }
  const { cb, decimals } = balance;
  return (
    <>
      <div className={styles.figure}>
        <CountUp cb={cb} decimals={decimals} size="display" />
      </div>
      <p className={styles.worth}>
        {isBelowZero(cb) ? (
          belowZero
        ) : (
          <span>
            <span className={styles.dollars}>
              <CountUpDollars cb={cb} />
            </span>{' '}
            · 100 CB = $1
          </span>
        )}
      </p>
    </>
  );
}

function NextStep({ next, offerWallsHref }: Pick<EarnBandProps, 'next' | 'offerWallsHref'>) {
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <LiveText hidden>{isClosed ? 'The first steps are closed.' : ''}</LiveText>
      {next.status === 'firstSteps' ? (
        <FirstSteps
          {...next}
          onClose={() => {
            setClosed(true);
            next.onClose();
          }}
        />
      ) : (
        <Suggestion next={next} offerWallsHref={offerWallsHref} />
      )}
    </>
  );
}

interface SuggestionProps {
  next: Exclude<NextStepState, { status: 'firstSteps' }>;
  offerWallsHref: string;
}

function Suggestion({ next, offerWallsHref }: SuggestionProps) {
  switch (next.status) {
    case 'loading':
      return <Skeleton lines={4} />;
    case 'none':
      return (
        <div className={styles.bestSurvey}>
          <Text weight="strong">No survey for you right now</Text>
          <Text size="small" tone="muted">
            <span>Look in again later, or </span>
            <Link href={offerWallsHref}>try an offer wall</Link>
            <span>.</span>
          </Text>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.bestSurvey}>
          <Text weight="strong">
            <Link href={offerWallsHref}>Earn on an offer wall</Link>
          </Text>
          <Text size="small" tone="muted">
            All ways to earn are listed below.
          </Text>
        </div>
      );
    case 'best':
      return <BestSurvey survey={next.survey} />;
  }
}

/** The first steps of a new member: the profiler and one short survey. */
function FirstSteps(props: FirstStepsProps) {
  const { profileHref, profileDone, survey, surveyDone, onProfile, onSurvey, onClose } = props;
  const Anchor = use(LinkContext);
  const { onStart } = use(StartedSurveysContext);
  const surveyHref = survey && 'href' in survey.link ? survey.link.href : undefined;
  return (
    <div>
      <div className={styles.stepsHead}>
        <Text weight="strong">Two ways to start</Text>
        <IconButton
          label="Close the first steps"
          tone="inherit"
          icon={<X size={20} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <ul className={styles.steps}>
        <li>
          <Anchor href={profileHref} className={styles.step} {...followHandlers(onProfile)}>
            <StepIcon done={profileDone} Icon={UserRound} />
            <span className={styles.stepText}>Answer the secondary profiler</span>
            <Amount cb={profilerCb} />
          </Anchor>
        </li>
        {survey && surveyHref !== undefined && (
          <li>
            <a
              href={surveyHref}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.step}
              {...followHandlers(() => {
                onStart(surveyHref);
                onSurvey();
              })}
            >
              <StepIcon done={surveyDone} Icon={ListChecks} />
              <span className={styles.stepText}>
                <span>{`Take a survey of ${survey.minutes} min `}</span>
                <ArrowUpRight
                  className={styles.externalIcon}
                  role="img"
                  aria-label="(opens in a new tab)"
                />
              </span>
              <Amount cb={survey.cb} />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function StepIcon({ done, Icon }: { done: boolean; Icon: LucideIcon }) {
  if (done) return <Check className={styles.icon} role="img" aria-label="Done:" />;
  return <Icon className={styles.icon} aria-hidden />;
}

/** The best survey, and the rule by which it is chosen (D183). */
function BestSurvey({ survey }: { survey: Survey }) {
  const { onStart } = use(StartedSurveysContext);
  const { name, cb, minutes, match, provider, link } = survey;
  const lengthAndMatch =
    match === undefined ? `${minutes} min` : `${minutes} min · ${Math.round(match)}% match`;
  return (
    <div className={styles.bestSurvey}>
      <Text size="small" tone="muted" weight="medium">
        Best survey right now
      </Text>
      <p className={styles.line}>
        <span className={styles.name}>
          {name === undefined ? <bdi>{lengthAndMatch}</bdi> : <SurveyName name={name} />}
        </span>
        <span className={styles.amount}>
          <Amount cb={cb} size="title" />
        </span>
      </p>
      <Text size="small" tone="muted">
        {`${name === undefined ? nameOf(survey) : lengthAndMatch} · ${surveyProviders[provider]}`}
      </Text>
      <Text size="caption" tone="muted">
        The most CB per minute, times your match.
      </Text>
      {'href' in link && (
        <div className={styles.action}>
          <ButtonLink href={link.href} external wide onFollow={() => onStart(link.href)}>
            Take survey<VisuallyHidden>{` ${nameOf(survey)}`}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
