import { useId, useState, type ReactNode } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { BrandPanel } from '../../../components/BrandPanel/BrandPanel.tsx';
import { CountUp, CountUpDollars } from '../../../components/CountUp/CountUp.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { belowZero } from '../../Live/belowZero.ts';
import type { Survey } from '../../../domain/survey.ts';
import { BestSurvey } from './BestSurvey.tsx';
import * as styles from './EarnBand.css.ts';
import { FirstSteps, type FirstStepsProps } from './FirstSteps.tsx';

export type BandBalance =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly cb: number; readonly decimals: 0 | 1 };

/** The best next step for a member. */
export type NextThing =
  | { readonly status: 'loading' }
  /** There is no survey that pays. */
  | { readonly status: 'none' }
  /** The surveys failed to load, which is not shown (SVL-11). */
  | { readonly status: 'failed' }
  | { readonly status: 'best'; readonly survey: Survey }
  /** For a member who has earned nothing yet. */
  | ({ readonly status: 'firstSteps' } & FirstStepsProps);

export interface EarnBandProps {
  /** The member's balance, or why it is unknown. */
  balance: BandBalance;
  /** The next reward to become affordable, if known. */
  nextReward?: ReactNode;
  /** The next step to suggest. */
  next: NextThing;
}

/** The member's balance, the next reward, and the next step. */
export function EarnBand({ balance, nextReward, next }: EarnBandProps) {
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
          <NextStep {...next} />
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
        {cb < 0 ? (
          belowZero
        ) : (
          <span>
            <span className={styles.strong}>
              <CountUpDollars cb={cb} />
            </span>{' '}
            · 100 CB = $1
          </span>
        )}
      </p>
    </>
  );
}

function NextStep(next: NextThing) {
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
        <Next {...next} />
      )}
    </>
  );
}

function Next(next: Exclude<NextThing, { status: 'firstSteps' }>) {
  switch (next.status) {
    case 'loading':
      return <Skeleton lines={4} />;
    case 'none':
      return (
        <div className={styles.bestSurvey}>
          <Text weight="strong">No survey for you right now</Text>
          <Text size="small" tone="muted">
            Look in again later, or try an offer wall.
          </Text>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.bestSurvey}>
          <Text weight="strong">Earn on an offer wall</Text>
          <Text size="small" tone="muted">
            All ways to earn are listed below.
          </Text>
        </div>
      );
    case 'best':
      return <BestSurvey survey={next.survey} />;
  }
}
