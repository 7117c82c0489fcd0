import * as Radix from '@radix-ui/react-toast';
import { memo, useEffect, useRef, useState } from 'react';
import { Toast, type ToastProps } from './Toast.tsx';
import * as styles from './Toast.css.ts';

/** A message of the list. */
export interface ToastItem extends Omit<ToastProps, 'onRemove' | 'listFocused'> {
  /** Identifies the message; unique in the list. */
  id: string;
}

export interface ToastStackProps {
  /** Oldest first; the newest is at the bottom. The parent limits their number. */
  toasts: readonly ToastItem[];
  /** Keep the function stable, so that toasts do not re-render. */
  onRemove: (id: string) => void;
}

interface EntryProps {
  toast: ToastItem;
  listFocused: boolean;
  onRemove: (id: string) => void;
}

/** Memoised, so that other toasts do not re-render it. */
const Entry = memo(function Entry({ toast, listFocused, onRemove }: EntryProps) {
  const { id, ...toastProps } = toast;
  return <Toast {...toastProps} listFocused={listFocused} onRemove={() => onRemove(id)} />;
});

/** The toasts at the bottom right, 300 px wide (TST-07). F8 moves the focus to them. */
export function ToastStack({ toasts, onRemove }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState(false);
  const newestId = toasts.at(-1)?.id;

  useEffect(() => {
    if (newestId !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newestId]);

  return (
    <Radix.Provider label="Notification">
      {toasts.map((toast) => (
        <Entry key={toast.id} toast={toast} listFocused={focused} onRemove={onRemove} />
      ))}
      <Radix.Viewport
        ref={list}
        className={styles.stack}
        label="Notifications ({hotkey})"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </Radix.Provider>
  );
}
