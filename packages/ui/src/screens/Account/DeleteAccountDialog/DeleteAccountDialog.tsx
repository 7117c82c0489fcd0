import { useId } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { type Reply, ReplyBox } from '#ui/components/ReplyBox/ReplyBox.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { useInvalidFocus } from '#ui/platform/focus.ts';

interface DeletionFormProps {
  /** The address of the account. */
  email: string;
  /** The CB that will be lost. */
  balance: number;
  /** Whether the box is ticked, which shows the fields and the final button. */
  understood: boolean;
  /** The value of the password field. */
  password: string;
  /** The server's message about the password. */
  passwordError?: string | undefined;
  /** Whether the deletion is in flight. */
  busy: boolean;
  /** Called when the box is ticked or unticked. */
  onUnderstand: (understood: boolean) => void;
  /** Called with the typed password. */
  onChangePassword: (password: string) => void;
  /** Called on Enter in the password field. */
  onSubmit: () => void;
}

export type DeletionDetails =
  | { status: 'loading' }
  /** The call failed or its response was malformed. */
  | { status: 'failed' }
  | { status: 'refused'; reply: Reply }
  /** `balance` is in CB, NaN if the server sent none. */
  | { status: 'ready'; reply: Reply; email: string; balance: number };

/**
 * `noResponse`: the deletion was sent but got no response. `deleted` lasts until the page changes.
 */
export type DeletionStatus = 'idle' | 'sending' | 'noResponse' | 'deleted';

export interface DeleteAccountDialogProps extends Pick<
  DeletionFormProps,
  'understood' | 'password' | 'passwordError' | 'onUnderstand' | 'onChangePassword'
> {
  /** The account's email and balance, or why they are unknown. */
  details: DeletionDetails;
  /** The state of the deletion. */
  status: DeletionStatus;
  /** The server's response to the deletion, once received. */
  reply: Reply | undefined;
  /** Requests the details again. */
  onRetry: () => void;
  /** Deletes the account. Called only once `understood` is true. */
  onDelete: () => void;
  /** Called on Cancel, Close and Escape. Not called while the deletion is in flight. */
  onCancel: () => void;
}

/** Asks to confirm the deletion of the account (DEL-02 to DEL-07), and stays open while that is in flight. */
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
  const shownReply = reply ?? ('reply' in details ? details.reply : undefined);
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
            busy={busy}
            email={details.email}
            balance={details.balance}
            onSubmit={() => !busy && onDelete()}
          />
        )}
        <ReplyBox reply={status === 'sending' ? undefined : shownReply} />
        <LiveText hidden={status !== 'noResponse'}>
          {status === 'noResponse'
            ? 'No answer came, so your account may still be there. Try again, or cancel.'
            : ''}
        </LiveText>
      </Stack>
    </Dialog>
  );
}

/** Says what will be lost and, once the box is ticked, shows the password field (DEL-03, DEL-09). */
function DeletionForm({
  email,
  balance,
  understood,
  password,
  passwordError,
  busy,
  onUnderstand,
  onChangePassword,
  onSubmit,
}: DeletionFormProps) {
  const id = useId();
  return (
    <form
      ref={useInvalidFocus(busy)}
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (understood) onSubmit();
      }}
    >
      <Stack>
        <p id={id}>
          <Text as="span">The account </Text>
          <Text as="strong" weight="strong">
            <bdi translate="no">{email}</bdi>
          </Text>
          <Text as="span"> and its balance of </Text>
          <Amount cb={balance} dollars />
          <Text as="span"> will be gone.</Text>
        </p>
        <Checkbox
          label="I understand, continue to delete my account"
          checked={understood}
          onChange={onUnderstand}
        />
        {understood && (
          <>
            <EmailField autoComplete="username" value={email} readOnly onChange={() => {}} />
            <PasswordField
              name="userPassword"
              kind="current"
              value={password}
              onChange={onChangePassword}
              error={passwordError}
            />
            {/* The visible button is outside the form; submitting by Enter needs one inside. */}
            <button type="submit" hidden>
              Delete my account
            </button>
          </>
        )}
      </Stack>
    </form>
  );
}
