import { type ReactNode, useId } from 'react';
import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { LoadingText } from '#ui/components/LoadingText/LoadingText.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatList } from '#ui/components/StatList/StatList.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { usePlatform } from '#ui/platform/Platform.tsx';
import * as styles from './FiguresCard.css.ts';

/** Amounts in CB; NaN if unknown. */
type CbFigures = Readonly<Record<'current' | 'lifetime' | 'week' | 'month' | 'claimed', number>>;

/**
 * Returns the share of the earned CB that the member still has, in percent; `undefined` if the figures are
 * unknown.
 */
export function percentRemaining({ current, claimed }: CbFigures): number | undefined {
  const earned = current + claimed;
  return current >= 0 && claimed >= 0 && earned > 0 ? (current / earned) * 100 : undefined;
}

/** Numbers of referrals; NaN if unknown. */
type ReferralFigures = Readonly<Record<'lifetime' | 'week' | 'month', number>>;

export type StatsState =
  | { status: 'loading' }
  /** The errors of a refusal; empty if there was no response. */
  | { status: 'failed'; errors: readonly string[] }
  /** The last known figures, with the errors of a later refusal. */
  | { status: 'ready'; cb: CbFigures; referrals: ReferralFigures; errors: readonly string[] };

/** The figures with their specified names, in order (STA-03). "CB Count" is in the wallet. */
const cbFigures = [
  ['lifetime', 'Lifetime CBs Earned'],
  ['week', 'CBs This Week'],
  ['month', 'CBs This Month'],
  ['claimed', 'CBs Claimed'],
] as const;

/** The referral figures with their specified names, in order (STA-04). */
const referralFigures = [
  ['lifetime', 'Referral Count'],
  ['week', 'Referrals This Week'],
  ['month', 'Referrals This Month'],
] as const;

export interface FiguresCardProps {
  /** The figures, or why they are unknown. */
  stats: StatsState;
  /** Requests the figures again. */
  onRetry: () => void;
}

/** The CB that the member has earned and claimed, and their referrals (STA-03, STA-04). */
export function FiguresCard({ stats, onRetry }: FiguresCardProps) {
  const { locale } = usePlatform();
  const figures = stats.status === 'ready' ? stats : undefined;
  const errors = stats.status === 'loading' ? [] : stats.errors;
  return (
    <Stack>
      <AlertBox tone="errors" messages={errors} />
      {stats.status === 'failed' ? (
        <Card>
          <Stack space="small">
            <Text tone="muted">Your figures did not load.</Text>
            <div>
              <Button tone="secondary" onClick={onRetry}>
                Try again
              </Button>
            </div>
          </Stack>
        </Card>
      ) : (
        <div className={styles.cards}>
          <Figures heading="Your CB">
            <EarnedCbBar cb={figures?.cb} />
            <StatList
              stats={cbFigures.map(([name, label]) => ({
                label,
                value: figures ? (
                  <Amount cb={figures.cb[name]} tone="plain" size="title" />
                ) : (
                  <span className={styles.pending}>
                    <Skeleton />
                  </span>
                ),
              }))}
            />
          </Figures>
          <Figures heading="Your referrals">
            <dl className={styles.rows}>
              {referralFigures.map(([name, label]) => (
                <div key={name} className={styles.row}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.count}>
                    {figures ? formatCount(figures.referrals[name], locale) : <Skeleton />}
                  </dd>
                </div>
              ))}
            </dl>
          </Figures>
        </div>
      )}
      <LoadingText hidden>{stats.status === 'loading' ? 'Loading your figures' : ''}</LoadingText>
    </Stack>
  );
}

const formatCount = (value: number, locale: string) =>
  Number.isFinite(value) ? new Intl.NumberFormat(locale).format(value) : '—';

interface FiguresProps {
  heading: string;
  children: ReactNode;
}

function Figures({ heading, children }: FiguresProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={2} size="lead" id={id}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** A bar that divides the earned CB into those left and those claimed. Decorative beside the figures. */
function EarnedCbBar({ cb }: { cb: CbFigures | undefined }) {
  const percent = cb && percentRemaining(cb);
  return (
    <div aria-hidden>
      <div className={styles.bar}>
        {percent !== undefined && (
          <>
            <div className={styles.remaining} style={{ inlineSize: `${percent}%` }} />
            <div className={styles.claimed} />
          </>
        )}
      </div>
      <p className={styles.legend}>
        <span className={styles.remainingKey}>Yours now</span>
        <span className={styles.claimedKey}>Claimed</span>
      </p>
    </div>
  );
}
