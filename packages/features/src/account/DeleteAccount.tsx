import { DeleteAccountSection } from '@cb/ui/screens/Account/DeleteAccountSection';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { useUserId } from '../member/useUserId.ts';
import { Deletion } from './Deletion.tsx';

/** "Delete Account" and its dialog, which is reset every time it opens (ACC-05, DEL-01). */
export function DeleteAccount({
  onDeleted,
}: {
  /** Called 100 ms after the account is deleted. */
  onDeleted: () => void;
}) {
  // Cached; the top bar fetches it.
  const balance = useQuery({ ...balanceQuery(useUserId()), enabled: false });
  const [open, setOpen] = useState(false);
  return (
    <>
      <DeleteAccountSection cb={balance.data?.cb} onOpen={() => setOpen(true)} />
      {open && <Deletion onCancel={() => setOpen(false)} onDeleted={onDeleted} />}
    </>
  );
}
