import type { ToastType } from '@cb/ui/components/Toast';
import { createContext, use } from 'react';

export interface ToastMessage {
  readonly title: string;
  readonly content: string;
  readonly note?: string | undefined;
  readonly type: ToastType;
  /** How long it is shown, in ms; 0 means until it is clicked. Defaults to the provider's. */
  readonly timeOut?: number;
}

export interface Toasts {
  /** Adds a message to the stack; a full stack drops its oldest (decision D46). */
  readonly show: (message: ToastMessage) => void;
}

export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** Returns the toasts of the nearest ToastsProvider; a stable object while that is mounted. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
