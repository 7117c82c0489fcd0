import { usePlatform } from '@cb/ui/platform';
import {
  DeleteAccountDialog,
  type DeletionDetails,
  type DeletionStatus,
} from '@cb/ui/screens/Account/DeleteAccountDialog';
import { DeleteAccountSection } from '@cb/ui/screens/Account/SettingsSections';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { toFieldErrors, toMessages } from '../shared/forms/formMessages.ts';
import { useSubmission } from '../shared/forms/useSubmission.ts';
import { setDeletedMember } from '../shared/gate/forgetMember.ts';
import { useCached } from '../shared/hooks/useCached.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { OtherTabsContext } from '../shared/session/otherTabs.ts';
import { SessionContext, useUserId } from '../shared/session/session.ts';
import { type CallResult, isSuccess } from '../shared/wire/post.ts';
import { type AccountDetails, accountDetailsQuery, deleteAccount } from './accountApi.ts';

export interface DeleteAccountProps {
  /** Called 100 ms after the account is deleted. */
  onDeleted: () => void;
}

/** "Delete Account" and its dialog, which is reset every time it opens (ACC-05, DEL-01). */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const balance = useCached(balanceQuery(useUserId()));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DeleteAccountSection cb={balance.data?.cb} onOpen={() => setOpen(true)} />
      {isOpen && <Deletion onCancel={() => setOpen(false)} onDeleted={onDeleted} />}
    </>
  );
}

/** How long the green alert is shown before the browser moves on, in ms (DEL-05). */
const deletedMs = 100;

interface DeletionProps extends DeleteAccountProps {
  /** Called to close the dialog without a deletion. */
  onCancel: () => void;
}

/** The open deletion dialog over its two calls (API-14). Every response keeps the typed password. */
function Deletion({ onCancel, onDeleted }: DeletionProps) {
  const { clock } = usePlatform();
  const details = useQuery(accountDetailsQuery);
  const deletion = useSubmission('deletion', deleteAccount);
  const session = use(SessionContext);
  const userId = useUserId();
  const tabs = use(OtherTabsContext);
  const [understood, setUnderstood] = useState(false);
  const [password, setPassword] = useState('');

  async function submit() {
    if (!isSuccess(await deletion.submit(password))) return;
    // The session ends with the account, which must not redirect to the login meanwhile.
    session.close();
    setDeletedMember(userId);
    tabs.broadcast('deletion');
    clock.after(deletedMs, onDeleted);
  }

  return (
    <DeleteAccountDialog
      details={toDetailsProps(details)}
      {...toDeletionProps(deletion)}
      understood={understood}
      password={password}
      onUnderstand={setUnderstood}
      onChangePassword={setPassword}
      onRetry={() => void details.refetch()}
      onDelete={() => void submit()}
      onCancel={onCancel}
    />
  );
}

function toDeletionProps({ isBusy, data }: { isBusy: boolean; data: CallResult | undefined }) {
  const envelope = data?.kind === 'responded' ? data.envelope : undefined;
  const { password } = toFieldErrors(envelope?.fieldErrors ?? [], { password: 'userPassword' });
  return {
    status: toStatus(isBusy, data),
    reply: envelope && { ...envelope, ...toMessages(envelope) },
    passwordError: isBusy ? undefined : password,
  };
}

function toStatus(isBusy: boolean, result: CallResult | undefined): DeletionStatus {
  if (isBusy) return 'sending';
  if (isSuccess(result)) return 'deleted';
  return result === undefined || result.kind === 'responded' ? 'idle' : 'noResponse';
}

interface DetailsQuery {
  readonly data: AccountDetails | undefined;
  readonly isFetching: boolean;
}

function toDetailsProps({ data, isFetching }: DetailsQuery): DeletionDetails {
  if (!data) return { status: isFetching ? 'loading' : 'failed' };
  const { envelope, ...details } = data;
  return { ...details, reply: { ...envelope, ...toMessages(envelope) } };
}
