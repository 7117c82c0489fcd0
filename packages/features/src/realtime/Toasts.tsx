import { ToastStack, type ToastItem } from '@cb/ui/components/ToastStack';
import { useHydrated } from '@cb/ui/platform';
import {
  createContext,
  memo,
  useCallback,
  useDeferredValue,
  useState,
  type ReactNode,
} from 'react';

type ShowToast = (message: Omit<ToastItem, 'id'>) => void;

/** Adds a message to the stack; a full stack drops its oldest (D46). Without a provider, shows nothing. */
export const ShowToastContext = createContext<ShowToast>(() => {});

/** The maximum number of toasts shown at a time (TST-06). */
const stackLimit = 8;

/** The dashboard's default time-out, in ms (decision D46). */
const dashboardTimeOutMs = 6000;

let count = 0;

const Stack = memo(ToastStack);

/** Holds the toasts and shows them in a stack. A new toast does not re-render the children. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const show = useCallback<ShowToast>((message) => {
    const id = `toast-${(count += 1)}`;
    const item = { timeOut: dashboardTimeOutMs, ...message, id };
    setToasts((stack) => [...stack, item].slice(-stackLimit));
  }, []);
  const remove = useCallback((id: string) => {
    setToasts((stack) => stack.filter((toast) => toast.id !== id));
  }, []);
  // Radix gives the stack an inline style, which the policy refuses in a prerendered page.
  const hydrated = useHydrated();
  // Deferred, so that a flood of toasts does not block the page; dropped toasts are never rendered.
  const shown = useDeferredValue(toasts);
  return (
    <ShowToastContext value={show}>
      {children}
      {hydrated && <Stack toasts={shown} onRemove={remove} />}
    </ShowToastContext>
  );
}
