import { useId } from 'react';
import { AlertBox } from '../../../components/AlertBox/AlertBox.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LoadingText } from '../../../components/LoadingText/LoadingText.tsx';
import { formatPercent, clampPercent } from '../../../components/ProgressRing/formatPercent.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatList } from '../../../components/StatList/StatList.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import { figures, type CbFigures, type ReferralFigures } from './figures.tsx';
import * as styles from './StatsCard.css.ts';

export type StatsState =
  | { status: 'loading' }
  /** The errors of a refusal; empty if the call got no answer. */
  | { status: 'failed'; errors: readonly string[] }
  /** The last known figures, with the errors of a later refusal. */
  | { status: 'ready'; cb: CbFigures; referrals: ReferralFigures; errors: readonly string[] };

export interface StatsCardProps {
  /** Empty if the member has given none; undefined while loading. */
  name: string | undefined;
  /** The average of both profilers in percent, 0..100; undefined while unknown. */
  completeness: number | undefined;
  stats: StatsState;
  onRetry: () => void;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase();

/** The member's name, and what they have earned and claimed (STA-01, STA-02, D24). */
export function StatsCard({ name, completeness, stats, onRetry }: StatsCardProps) {
  const id = useId();
  const { locale } = usePlatform();
  const failed = stats.status === 'failed';
  return (
    <Card as="section" labelledBy={id}>
      <Stack space="large">
        <div className={styles.head}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(name ?? '') || '·'}
          </span>
          <div className={styles.name}>
            <Heading level={2} id={id}>
              {name === undefined ? 'Your figures' : <bdi>{name || 'Your name'}</bdi>}
            </Heading>
            {name === '' && (
              <Text tone="muted" size="small">
                Add your name in the form below.
              </Text>
            )}
          </div>
        </div>
        <div>
          <p className={styles.completeness}>
            <span>Profile Completeness</span>
            <strong>{formatPercent(completeness, locale)}</strong>
          </p>
          <div className={styles.track} aria-hidden>
            {completeness !== undefined && (
              <div
                className={styles.fill}
                style={{ inlineSize: `${clampPercent(completeness)}%` }}
              />
            )}
          </div>
        </div>
        <AlertBox
          tone="errors"
          messages={stats.status === 'loading' ? [] : stats.errors}
          level={3}
        />
        {failed ? (
          <Stack align="start" space="small">
            <Text tone="muted">Your figures did not load.</Text>
            <Button tone="secondary" onClick={onRetry}>
              Try again
            </Button>
          </Stack>
        ) : (
          <StatList
            stats={figures(stats.status === 'ready' ? stats : undefined, locale).map(
              ({ label, value }) => ({ label, value: value ?? <Skeleton /> }),
            )}
          />
        )}
        <LoadingText hidden>{stats.status === 'loading' ? 'Loading your figures' : ''}</LoadingText>
      </Stack>
    </Card>
  );
}
