import { DeleteAccountSection } from '@cb/ui/screens/Account/DeleteAccountSection';
import { useState } from 'react';
import { Deletion } from './Deletion.tsx';

/** "Delete Account" and its dialog, which starts anew at every opening (ACC-05, DEL-01). */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DeleteAccountSection onOpen={() => setOpen(true)} />
      {open && <Deletion onCancel={() => setOpen(false)} onDeleted={onDeleted} />}
    </>
  );
}
