import { useEffect, useState, type RefObject } from 'react';
import { usePlatform } from '../../platform/Platform.tsx';

/** By then a dialog that opens has long been drawn, in ms. */
const shownMs = 500;

/** Whether an open dialog was taken off the page or hidden, as some addons do (ERR-02). */
export function useDialogBlocked(dialog: RefObject<HTMLElement | null>, open: boolean): boolean {
  const { clock } = usePlatform();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!open) return;
    const cancel = clock.after(shownMs, () => setMissing(!dialog.current?.checkVisibility()));
    return () => {
      cancel();
      setMissing(false);
    };
  }, [dialog, open, clock]);
  return open && missing;
}
