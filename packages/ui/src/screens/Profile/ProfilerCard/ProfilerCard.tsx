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
  /** `failed`: the progress is not known; the questionnaire can be opened all the same. */
  status: 'loading' | 'failed' | 'ready';
  /** Percent of the questions answered, 0..100; left out where it is not known. */
  percent: number | undefined;
  completed: boolean;
  /** The percent has just changed: the button is green for a while (PRF-07). */
  flashing: boolean;
  /** Answers that are kept because they could not be sent. */
  unsent: number;
  /** They are on their way again. */
  sending: boolean;
  /** Never called while loading (QUE-16). */
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
