import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { LoadingText } from '../../../components/LoadingText/LoadingText.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { unsentText } from '../unsentText.ts';
import * as styles from './ProfilerCard.css.ts';

export interface ProfilerCardProps {
  /** `failed`: the progress is unknown, but the questionnaire can still be opened. */
  status: 'loading' | 'failed' | 'ready';
  /** Percent of the questions answered, 0..100; undefined if unknown. */
  percent: number | undefined;
  completed: boolean;
  /** Turns the button green after the percent has changed (PRF-07). */
  flashing: boolean;
  /** The number of answers kept because sending them failed. */
  unsent: number;
  /** Whether the unsent answers are being sent again. */
  sending: boolean;
  /** Not called while loading (QUE-16). */
  onOpen: () => void;
  onResend: () => void;
}

/** The round progress button of the secondary profiler (PRF-03). */
export function ProfilerCard(props: ProfilerCardProps) {
  const { status, percent, completed, flashing, unsent, sending, onOpen, onResend } = props;
  const loading = status === 'loading';
  return (
    <Card>
      <div className={styles.place}>
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
          <span className={styles.words}>Complete Your Secondary Profiler - Earn 20 CB</span>
        </button>
        {completed && <Badge tone="positive">Completed</Badge>}
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
        <LoadingText hidden>{loading ? 'Loading your progress' : ''}</LoadingText>
      </div>
    </Card>
  );
}
