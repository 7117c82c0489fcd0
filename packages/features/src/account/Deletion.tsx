import type { Reply } from '@cb/ui/components/ReplyBox';
import { usePlatform } from '@cb/ui/platform';
import {
  DeleteAccountDialog,
  type DeletionDetails,
  type DeletionStatus,
} from '@cb/ui/screens/Account/DeleteAccountDialog';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { OtherTabsContext } from '../member/otherTabs.ts';
import { useExclusive } from '../exactlyOnce/useExclusive.ts';
import { SessionContext } from '../member/sessionContext.ts';
import { deleteAccount, detailsQuery, type AccountDetails } from './api.ts';
import { toReplyProps } from './toReplyProps.ts';

/** How long the green alert stands before the browser moves on, in ms (DEL-05). */
const deletedMs = 100;

export interface DeletionProps {
  onCancel: () => void;
  onDeleted: () => void;
}

/** The open deletion dialog over its two calls (API-14). What is typed outlives any answer. */
export function Deletion({ onCancel, onDeleted }: DeletionProps) {
  const { clock } = usePlatform();
  const details = useQuery(detailsQuery);
  const exclusively = useExclusive();
  const session = use(SessionContext);
  const tabs = use(OtherTabsContext);
  const [understood, setUnderstood] = useState(false);
  const [password, setPassword] = useState('');
  const [status, setStatus] = useState<DeletionStatus>('idle');
  const [reply, setReply] = useState<Reply>();

  const confirm = () =>
    exclusively(async () => {
      setStatus('sending');
      setReply(undefined);
      const result = await deleteAccount(password);
      if (result.kind !== 'answered') return setStatus('unanswered');
      setReply(toReplyProps(result.envelope));
      if (!result.envelope.success) return setStatus('idle');
      setStatus('deleted');
      // The session ends with the account; that it is gone must not lead to the login meanwhile.
      session.close();
      tabs.tell('deletion');
      await new Promise<void>((shown) => clock.after(deletedMs, shown));
      onDeleted();
    });

  return (
    <DeleteAccountDialog
      details={toDetailsProps(details)}
      status={status}
      reply={reply}
      understood={understood}
      password={password}
      onUnderstand={setUnderstood}
      onChangePassword={setPassword}
      onRetry={() => void details.refetch()}
      onDelete={() => void confirm()}
      onCancel={onCancel}
    />
  );
}

function toDetailsProps({
  data,
  isFetching,
}: {
  data: AccountDetails | undefined;
  isFetching: boolean;
}): DeletionDetails {
  if (!data) return { status: isFetching ? 'loading' : 'failed' };
  const { envelope, ...details } = data;
  return { ...details, reply: toReplyProps(envelope) };
}
