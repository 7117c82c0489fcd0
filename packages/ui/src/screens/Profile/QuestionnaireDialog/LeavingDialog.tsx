import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { unsentText } from '../unsentText.ts';

export interface LeavingDialogProps {
  unsent: number;
  outcome: 'asked' | 'sending' | 'failed';
  onResend: () => void;
  onStay: () => void;
  onLeave: () => void;
}

const said = {
  asked: '',
  sending: 'Sending…',
  failed: 'No answer came, so they are still here. Check your connection, then send again.',
};

/** Warns of unsent answers before the questionnaire closes. Escape returns to it. */
export function LeavingDialog({ unsent, outcome, onResend, onStay, onLeave }: LeavingDialogProps) {
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
      <LiveText>{said[outcome]}</LiveText>
    </Dialog>
  );
}
