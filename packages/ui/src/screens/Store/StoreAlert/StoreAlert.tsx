import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface StoreAlertProps {
  /** What the server said; without a message a general one stands in. */
  messages: readonly string[];
  onClose: () => void;
  onRetry: () => void;
}

const general = ["We couldn't load the Rewards Store. Please try again later."];

/** The alert dialog of a catalogue or of denominations that did not come (STO-14, DTL-27, D4). */
export function StoreAlert({ messages, onClose, onRetry }: StoreAlertProps) {
  const shown = messages.length > 0 ? messages : general;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The Rewards Store did not load"
      cross={false}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onRetry}>Try again</Button>
        </>
      }
    >
      <Stack space="xsmall">
        {shown.map((message, at) => (
          <Text key={at}>
            <bdi>{message}</bdi>
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
