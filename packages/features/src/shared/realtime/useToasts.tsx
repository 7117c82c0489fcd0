import { ToastStack, type ToastItem } from '@cb/ui/components/ToastStack';
import { memo, useCallback, useDeferredValue, useState, type ReactNode } from 'react';

type ShowToast = (message: Omit<ToastItem, 'id'>) => void;

/** The maximum number of toasts shown at a time (TST-06). */
const stackLimit = 8;

/** The dashboard's default time-out, in ms (D46). */
const dashboardTimeOutMs = 6000;

/** The number of toasts so far, for unique ids. */
let toastCount = 0;

const Stack = memo(ToastStack);

/** Returns a stack of toasts to render, and a stable function that adds one; a full stack drops its oldest (D46). */
export function useToasts(): [stack: ReactNode, show: ShowToast] {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const show = useCallback<ShowToast>((message) => {
    const id = `toast-${(toastCount += 1)}`;
    const item = { timeOut: dashboardTimeOutMs, ...message, id };
    setToasts((stack) => [...stack, item].slice(-stackLimit));
  }, []);
  const remove = useCallback((id: string) => {
    setToasts((stack) => stack.filter((toast) => toast.id !== id));
  }, []);
  // Deferred, so that a flood of toasts does not block the page; dropped toasts are never rendered.
  const deferredToasts = useDeferredValue(toasts);
  return [<Stack key="toasts" toasts={deferredToasts} onRemove={remove} />, show];
}
