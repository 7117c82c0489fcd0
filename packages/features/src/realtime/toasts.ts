import type { ToastType } from '@cb/ui/components/Toast';
import { createContext, use } from 'react';

export interface ToastMessage {
  readonly title: string;
  readonly content: string;
  readonly type: ToastType;
  /** How long it stands, in ms; 0 until it is clicked. The provider has a default. */
  readonly timeOut?: number;
}

export interface Toasts {
  /** Puts a message on the stack; a full stack loses its oldest (decision D46). */
  readonly show: (message: ToastMessage) => void;
}

export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** The toasts of the nearest ToastsProvider; the same object as long as that stands. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}
