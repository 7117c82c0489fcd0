import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CountUp, CountUpDollars } from '#ui/components/CountUp/CountUp.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { clampPercent, formatPercent } from '#ui/components/ProgressRing/ProgressRing.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { isAmount } from '#ui/domain/amount.ts';
import { unsentText } from '#ui/domain/memberMessages.ts';
import { initialsOf } from '#ui/domain/text.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import * as styles from './WalletCard.css.ts';

/** The questions of Cint, which are the other half of the completeness (D24). */
export interface CintQuestions {
  /** The number of questions without an answer. */
  readonly left: number;
  /** The number of all questions. */
  readonly total: number;
  /** Whether they are loading; they cannot be opened meanwhile (QUE-16). */
  readonly loading: boolean;
  /** The number of answers kept because sending them failed. */
  readonly unsent: number;
  /** Whether the unsent answers are being sent again. */
  readonly sending: boolean;
  readonly onOpen: () => void;
  readonly onResend: () => void;
}

export interface WalletCardProps {
  /** '' if the member has not entered one; undefined while loading. */
  name: string | undefined;
  /** The member's address; undefined while loading. */
  email: string | undefined;
  /** The balance; NaN if unknown, undefined while loading. */
  cb: number | undefined;
  /** The member's goal and the way to it, as `goalText`; '' reserves its space. */
  goal?: string | undefined;
  /** The average of both profilers in percent, 0..100; undefined while unknown. */
  completeness: number | undefined;
  /** `unknown` until the questions have loaded; undefined if Cint has none. */
  cint: CintQuestions | 'unknown' | undefined;
}

/** The member's name, balance and completeness (STA-01 to STA-03, D24). */
export function WalletCard({ name, email, cb, goal, completeness, cint }: WalletCardProps) {
  const id = useId();
  const { locale } = usePlatform();
  return (
    <BrandPanel as="section" labelledBy={id} padding={{ phone: 'medium', tablet: 'large' }}>
      <div className={styles.wallet}>
        <div className={styles.head}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(name ?? '') || <UserRound size={24} />}
          </span>
          <div className={styles.breakable}>
            <Heading level={2} id={id}>
              {name === undefined ? (
                'Your wallet'
              ) : (
                <bdi translate={name ? 'no' : undefined}>{name || 'Your name'}</bdi>
              )}
            </Heading>
            <Text size="small" tone="muted">
              {name === '' ? (
                'Add your name in the form below.'
              ) : (
                <bdi translate="no">{email ?? '\u00A0'}</bdi>
              )}
            </Text>
          </div>
        </div>
        <Stack space="xsmall">
          <div className={styles.balance}>
            <dl>
              <dt>
                <Text as="div" size="small" tone="muted">
                  CB Count
                </Text>
              </dt>
              <dd className={styles.amount}>
                {cb === undefined ? (
                  <span aria-hidden className={styles.pending} />
                ) : (
                  <CountUp cb={cb} size="display" />
                )}
              </dd>
            </dl>
            {cb !== undefined && isAmount(cb) && (
              <p className={styles.worth}>
                <CountUpDollars cb={cb} />
              </p>
            )}
          </div>
          {goal !== undefined && (
            <Text size="small">
              {goal ? <bdi className={styles.breakable}>{goal}</bdi> : '\u00A0'}
            </Text>
          )}
        </Stack>
        <div>
          <p className={styles.completeness}>
            <span>Profile Completeness</span>
            {/* Keyed, so that the longer text is a new element and does not count as a layout shift. */}
            <strong key={String(completeness === undefined)}>
              {formatPercent(completeness, locale)}
            </strong>
          </p>
          <div className={styles.track} aria-hidden>
            {completeness !== undefined && (
              <div
                className={styles.fill}
                style={{ inlineSize: `${clampPercent(completeness)}%` }}
              />
            )}
          </div>
          {cint && <CintHalf cint={cint} />}
        </div>
      </div>
    </BrandPanel>
  );
}

/**
 * Explains the completeness, and opens the half that has no separate card. Its states are keyed, because React
 * cannot update a text that the browser has translated.
 */
function CintHalf({ cint }: { cint: CintQuestions | 'unknown' }) {
  // Has the height of the content, to avoid a layout shift while it loads.
  if (cint === 'unknown') {
    return (
      <div key="unknown" className={styles.cint}>
        <Text size="small" tone="muted">
          Half comes from your Secondary Profiler, half from your Cint questions.{' '}
          <span aria-hidden className={styles.unknownCount}>
            00 of 00 to go
          </span>
        </Text>
        <Button tone="secondary" disabled>
          Answer Cint questions
        </Button>
      </div>
    );
  }
  const { left, total, loading, unsent, sending, onOpen, onResend } = cint;
  if (unsent > 0) {
    return (
      <div key="unsent" className={styles.cint}>
        <LiveText>{`Cint: ${unsentText(unsent)}`}</LiveText>
        <Button tone="secondary" busy={sending} onClick={onResend}>
          Send again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.cint}>
      <Text size="small" tone="muted">
        Half comes from your Secondary Profiler, half from your Cint questions:{' '}
        <span>{left === 0 ? 'all answered.' : `${left} of ${total} to go.`}</span>
      </Text>
      {left > 0 && (
        <Button tone="secondary" disabled={loading} onClick={onOpen}>
          Answer Cint questions
        </Button>
      )}
    </div>
  );
}
