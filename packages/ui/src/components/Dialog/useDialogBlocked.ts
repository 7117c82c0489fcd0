import { useEffect, useState, type RefObject } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** How long after opening to check that the dialog is visible, in ms. */
const checkAfterMs = 500;

/** Whether an open dialog was removed or hidden, as some browser addons do (ERR-02). */
export function useDialogBlocked(dialog: RefObject<HTMLElement | null>, open: boolean): boolean {
  const { clock } = usePlatform();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!open) return;
    const cancel = clock.after(checkAfterMs, () => setMissing(!dialog.current?.checkVisibility()));
    return () => {
      cancel();
      setMissing(false);
    };
  }, [dialog, open, clock]);
  return open && missing;
}
