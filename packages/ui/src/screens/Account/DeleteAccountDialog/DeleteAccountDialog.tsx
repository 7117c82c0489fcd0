import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { ReplyBox, type Reply } from '../../../components/ReplyBox/ReplyBox.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { DeletionForm, type DeletionFormProps } from './DeletionForm.tsx';

export type DeletionDetails =
  | { status: 'loading' }
  /** The call failed or its answer was malformed. */
  | { status: 'failed' }
  | { status: 'refused'; reply: Reply }
  /** `balance` is in CB, NaN if the server sent none. */
  | { status: 'ready'; reply: Reply; email: string; balance: number };

/**
 * `unanswered`: the deletion was sent but got no answer. `deleted` lasts until the page changes.
 */
export type DeletionStatus = 'idle' | 'sending' | 'unanswered' | 'deleted';

export interface DeleteAccountDialogProps extends Pick<
  DeletionFormProps,
  'understood' | 'password' | 'onUnderstand' | 'onChangePassword'
> {
  /** The account's email and balance, or why they are unknown. */
  details: DeletionDetails;
  /** The state of the deletion. */
  status: DeletionStatus;
  /** The server's answer to the deletion, once received. */
  reply: Reply | undefined;
  /** Requests the details again. */
  onRetry: () => void;
  /** Deletes the account. Called only once `understood` is true. */
  onDelete: () => void;
  /** Called on Cancel, Close and Escape. Not called while the deletion is in flight. */
  onCancel: () => void;
}

/**
 * Asks to confirm the deletion of the account (DEL-02 to DEL-07). Stays open while it is being
 * deleted.
 */
export function DeleteAccountDialog({
  details,
  status,
  reply,
  onRetry,
  onDelete,
  onCancel,
  ...form
}: DeleteAccountDialogProps) {
  const deleted = status === 'deleted';
  const busy = status === 'sending' || deleted;
  const shown = reply ?? ('reply' in details ? details.reply : undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      dismissible={!busy}
      title="Delete your account"
      description="Deleted accounts lose all CBs. This cannot be undone."
      footer={
        !deleted && (
          <>
            <Button tone="secondary" disabled={busy} onClick={onCancel}>
              Cancel
            </Button>
            {details.status === 'ready' && form.understood && (
              <Button tone="critical" busy={busy} onClick={onDelete}>
                Delete my account
              </Button>
            )}
          </>
        )
      }
    >
      <Stack>
        {details.status === 'loading' && (
          <SkeletonGroup label="Loading your account">
            <Skeleton lines={2} />
            <Skeleton shape="block" size="small" />
          </SkeletonGroup>
        )}
        {details.status === 'failed' && (
          <Stack space="small" align="start">
            <Text>We could not load your account, so it cannot be deleted now.</Text>
            <Button tone="secondary" onClick={onRetry}>
              Try again
            </Button>
          </Stack>
        )}
        {details.status === 'ready' && !deleted && (
          <DeletionForm
            {...form}
            email={details.email}
            balance={details.balance}
            onSubmit={() => !busy && onDelete()}
          />
        )}
        <ReplyBox reply={status === 'sending' ? undefined : shown} />
        <LiveText hidden={status !== 'unanswered'}>
          {status === 'unanswered'
            ? 'No answer came, so your account may still be there. Try again, or cancel.'
            : ''}
        </LiveText>
      </Stack>
    </Dialog>
  );
}
