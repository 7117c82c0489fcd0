import { ToastStack, type ToastItem } from '@cb/ui/components/ToastStack';
import { useHydrated } from '@cb/ui/platform/useHydrated';
import { memo, useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { ToastsContext, type ToastMessage, type Toasts } from './toasts.ts';

export { useToasts } from './toasts.ts';

/** The maximum number of toasts shown at a time (TST-06). */
const stackLimit = 8;

/** The dashboard's default time-out, in ms (decision D46). */
const dashboardTimeOutMs = 6000;

export interface ToastsProviderProps {
  children: ReactNode;
  /** How long a toast without its own time-out is shown, in ms; 0 means until it is clicked. */
  timeOut?: number;
}

let shown = 0;

const Stack = memo(ToastStack);

/** Holds the toasts and shows them in a stack. A new toast does not re-render the children. */
export function ToastsProvider({ children, timeOut = dashboardTimeOutMs }: ToastsProviderProps) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const [value] = useState<Toasts>(() => ({
    show(message: ToastMessage) {
      const id = `toast-${(shown += 1)}`;
      const item = { timeOut, ...message, id };
      setToasts((stack) => [...stack, item].slice(-stackLimit));
    },
  }));
  const remove = useCallback((id: string) => {
    setToasts((stack) => stack.filter((toast) => toast.id !== id));
  }, []);
  // Radix gives the stack an inline style, which the policy refuses in a prerendered page.
  const hydrated = useHydrated();
  // Deferred, so that a flood of toasts does not block the page; dropped toasts are never drawn.
  const drawn = useDeferredValue(toasts);
  return (
    <ToastsContext value={value}>
      {children}
      {hydrated && <Stack toasts={drawn} onRemove={remove} />}
    </ToastsContext>
  );
}
