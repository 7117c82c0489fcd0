import { AlertBox } from '#ui/components/AlertBox/AlertBox.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { CoinMark } from '#ui/components/CoinMark/CoinMark.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { formatPercent } from '#ui/components/ProgressRing/ProgressRing.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { unsentText } from '#ui/domain/memberMessages.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { type QuestionCell, QuestionCells } from '../QuestionCells/QuestionCells.tsx';
import { type Question, QuestionPanel } from '../QuestionPanel/QuestionPanel.tsx';
import * as styles from './QuestionnaireDialog.css.ts';

export interface ReadyQuestions {
  readonly status: 'ready';
  readonly cells: readonly QuestionCell[];
  /** The index of the current question. */
  readonly active: number;
  readonly question: Question;
  /** The percentage answered, 0..100, to one decimal place. */
  readonly completion: number;
  /** Whether answers to 90% or more have reached the server. */
  readonly completed: boolean;
  /** The CB that an answer has earned since the questionnaire was opened. */
  readonly earned?: number | undefined;
  /** The number of answers kept because sending them failed. */
  readonly unsent: number;
  /** Whether the unsent answers are being sent again. */
  readonly sending: boolean;
}

export type QuestionnaireState =
  | { readonly status: 'loading' }
  /** The errors of a refusal; empty if there was no response. */
  | { readonly status: 'failed'; readonly errors: readonly string[] }
  | { readonly status: 'empty' }
  | ReadyQuestions
  /** Asks before closing with unsent answers; `failed`: resending them failed too. */
  | {
      readonly status: 'leaving';
      readonly unsent: number;
      readonly outcome: 'asked' | 'sending' | 'failed';
    };

export interface QuestionnaireDialogProps {
  /** The questions with the current one, or why there are none. */
  state: QuestionnaireState;
  /** The address of the surveys, where a completed profile leads. */
  surveysHref: string;
  /** Goes to the question with an index. */
  onJump: (index: number) => void;
  /** Goes back one question; from the first to the last. */
  onPrevious: () => void;
  /** Goes on one question; from the last to the first. */
  onNext: () => void;
  /** Requests the questions again. */
  onRefresh: () => void;
  /** Sends the unsent answers again. */
  onResend: () => void;
  /** Called on Close, Escape and a press outside. */
  onClose: () => void;
  /** Cancels leaving and returns to the questionnaire. */
  onStay: () => void;
  /** Leaves despite unsent answers. */
  onLeave: () => void;
}

/** "Update Profile": the questionnaire, one question at a time (QUE-01 to QUE-05). */
export function QuestionnaireDialog(props: QuestionnaireDialogProps) {
  const { state, onPrevious, onNext, onRefresh, onClose } = props;
  if (state.status === 'leaving') return <LeavingDialog {...props} {...state} />;
  const ready = state.status === 'ready';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Update Profile"
      size="medium"
      closeButton={false}
      footer={
        <div className={styles.actions}>
          <Button tone="quiet" flush="start" onClick={onClose}>
            Close
          </Button>
          <Button tone="quiet" busy={state.status === 'loading'} onClick={onRefresh}>
            Refresh Questions
          </Button>
          <div className={styles.previous}>
            <Button tone="secondary" disabled={!ready} onClick={onPrevious}>
              Previous
            </Button>
          </div>
          <Button disabled={!ready} onClick={onNext}>
            Submit & Next
          </Button>
        </div>
      }
    >
      <Content {...props} state={state} />
    </Dialog>
  );
}

type ContentProps = QuestionnaireDialogProps & {
  state: Exclude<QuestionnaireState, { status: 'leaving' }>;
};

function Content(props: ContentProps) {
  const { state } = props;
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading... Please wait" labelShown>
          <Skeleton shape="block" size="small" />
          <Skeleton lines={2} />
          <Skeleton shape="block" size="medium" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <>
          <AlertBox tone="errors" messages={state.errors} level={3} />
          <Text>The questions did not load. Refresh them to try again.</Text>
        </>
      );
    case 'empty':
      return <EmptyState>There are no questions for you right now.</EmptyState>;
    case 'ready':
      return <Questions {...props} {...state} />;
  }
}

/** The specified text of the banner (QUE-04). */
const completedText =
  'Your Profile is completed. Please check your reward in "My Earning History Menu"';

/** Scrolls to the banner on mount, because the focus is on the answered question, further down. */
const bringIntoView = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' });

function Questions(props: Omit<ContentProps, 'state'> & ReadyQuestions) {
  const { cells, active, question, completion, completed, earned, unsent, sending } = props;
  const { locale } = usePlatform();
  return (
    <>
      {completed && (
        <div ref={bringIntoView} className={styles.completed}>
          <BrandPanel padding="medium">
            <div className={styles.reward}>
              <span className={styles.coin}>
                <CoinMark size="large" />
              </span>
              <div className={styles.words}>
                {earned !== undefined && (
                  <p>
                    +<Amount cb={earned} size="headline" />
                  </p>
                )}
                <LiveText>{completedText}</LiveText>
              </div>
              <ButtonLink href={props.surveysHref}>See your surveys</ButtonLink>
            </div>
          </BrandPanel>
        </div>
      )}
      <ProgressBar message={`${formatPercent(completion, locale)} complete`} value={completion} />
      <QuestionCells cells={cells} active={active} onJump={props.onJump} />
      {unsent > 0 && (
        <div className={styles.unsent}>
          <LiveText>{unsentText(unsent)}</LiveText>
          <Button tone="secondary" busy={sending} onClick={props.onResend}>
            Send again
          </Button>
        </div>
      )}
      <QuestionPanel
        id={cells[active]?.id ?? ''}
        index={active}
        total={cells.length}
        question={question}
        onSubmit={props.onNext}
      />
    </>
  );
}

interface LeavingDialogProps {
  unsent: number;
  outcome: 'asked' | 'sending' | 'failed';
  onResend: () => void;
  onStay: () => void;
  onLeave: () => void;
}

const outcomeTexts = {
  asked: '',
  sending: 'Sending…',
  failed: 'They were not received, so they are still here. Send them again in a moment.',
};

/** Warns of unsent answers before the questionnaire closes. Escape returns to it. */
function LeavingDialog({ unsent, outcome, onResend, onStay, onLeave }: LeavingDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Close with unsent answers?"
      description={`${unsentText(unsent)} If you close now, what you answered is kept for this session.`}
      footer={
        <>
          <Button tone="quiet" onClick={onLeave}>
            Close anyway
          </Button>
          <Button tone="secondary" onClick={onStay}>
            Keep editing
          </Button>
          <Button busy={outcome === 'sending'} onClick={onResend}>
            Send again
          </Button>
        </>
      }
    >
      <LiveText>{outcomeTexts[outcome]}</LiveText>
    </Dialog>
  );
}
