import { ArrowRight } from 'lucide-react';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { LoadingText } from '#ui/components/LoadingText/LoadingText.tsx';
import { ProgressRing } from '#ui/components/ProgressRing/ProgressRing.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { profilerCb } from '#ui/domain/figures.ts';
import { unsentText } from '#ui/domain/memberMessages.ts';
import * as styles from './ProfilerCard.css.ts';

export interface ProfilerCardProps {
  /** `failed`: the progress is unknown, but the questionnaire can still be opened. */
  status: 'loading' | 'failed' | 'ready';
  /** The percentage of answered questions, 0..100; undefined if unknown. */
  percent: number | undefined;
  /** The number of questions, and of those without an answer; undefined if unknown. */
  questions: { total: number; left: number } | undefined;
  /** Whether the reward is earned, so that it is no longer offered. */
  completed: boolean;
  /** Turns the button green after the percent has changed (PRF-07). */
  flashing: boolean;
  /** The number of answers kept because sending them failed. */
  unsent: number;
  /** Whether the unsent answers are being sent again. */
  sending: boolean;
  /** Not called while loading (QUE-16). */
  onOpen: () => void;
  /** Sends the unsent answers again. */
  onResend: () => void;
}

/** The round progress button of the secondary profiler (PRF-03). The whole card can be pressed. */
export function ProfilerCard(props: ProfilerCardProps) {
  const { status, percent, questions, completed, flashing } = props;
  const { unsent, sending, onOpen, onResend } = props;
  const loading = status === 'loading';
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.button}
        data-flashing={flashing ? '' : undefined}
        aria-disabled={loading || undefined}
        aria-haspopup="dialog"
        onClick={loading ? undefined : onOpen}
      >
        <span className={styles.round}>
          <ProgressRing percent={percent} />
        </span>
        <span className={styles.title}>
          {completed ? (
            'Secondary Profiler'
          ) : (
            <span>
              Complete Your Secondary Profiler - Earn{' '}
              <span className={styles.reward}>{`${profilerCb} CB`}</span>
            </span>
          )}
        </span>
      </button>
      <div className={styles.about}>
        {completed && <Badge tone="positive">Completed</Badge>}
        <Text size="small" tone="muted">
          {progressText(props)}
        </Text>
        {questions?.total !== 0 && (
          <span className={completed ? styles.done : styles.go} aria-hidden>
            <span>{actionText(props)}</span>
            <ArrowRight className={styles.icon} />
          </span>
        )}
      </div>
      {(status === 'failed' || unsent > 0) && (
        <div className={styles.notes}>
          {status === 'failed' && (
            <Text size="small" tone="muted">
              Your progress did not load. You can still open the questions.
            </Text>
          )}
          {unsent > 0 && (
            <div className={styles.notice}>
              <LiveText>{unsentText(unsent)}</LiveText>
              <Button tone="secondary" busy={sending} onClick={onResend}>
                Send again
              </Button>
            </div>
          )}
        </div>
      )}
      <LoadingText hidden>{loading ? 'Loading your progress' : ''}</LoadingText>
    </div>
  );
}

function progressText({ completed, questions }: ProfilerCardProps) {
  if (completed) return `You have earned its ${profilerCb} CB. Your answers can still be changed.`;
  // Reserves the line, to avoid a layout shift.
  if (!questions) return '\u00A0';
  if (questions.total === 0) return 'There are no questions for you right now.';
  return `${questions.left} of ${questions.total} questions to go.`;
}

function actionText({ completed, percent }: ProfilerCardProps) {
  if (completed) return 'Change answers';
  return percent === 0 ? 'Start' : 'Continue';
}
