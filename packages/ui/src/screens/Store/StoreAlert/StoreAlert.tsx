import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';

export interface StoreAlertProps {
  /** The server's messages; a general one is shown if there are none. */
  messages: readonly string[];
  /** Called on Close and Escape. */
  onClose: () => void;
  /** Requests the catalogue or the denominations again. */
  onRetry: () => void;
}

const generalMessages = ["We couldn't load the Rewards Store. Please try again later."];

/** The alert dialog for a catalogue or denominations that failed to load (STO-14, DTL-27, D4). */
export function StoreAlert({ messages, onClose, onRetry }: StoreAlertProps) {
  const shownMessages = messages.length > 0 ? messages : generalMessages;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The Rewards Store did not load"
      closeButton={false}
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
        {shownMessages.map((message, index) => (
          <Text key={index}>
            <bdi>{message}</bdi>
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
