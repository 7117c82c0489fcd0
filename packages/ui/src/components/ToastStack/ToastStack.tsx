import * as Radix from '@radix-ui/react-toast';
import { memo, useEffect, useRef } from 'react';
import { Toast, type ToastProps } from '../Toast/Toast.tsx';
import * as styles from './ToastStack.css.ts';

export interface ToastItem extends Omit<ToastProps, 'onRemove'> {
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
  onRemove: (id: string) => void;
}

/** Memoised, so that other toasts do not re-render it. */
const Entry = memo(function Entry({ toast: { id, ...toast }, onRemove }: EntryProps) {
  return <Toast {...toast} onRemove={() => onRemove(id)} />;
});

/** The toasts at the bottom right, 300 px wide (TST-07). F8 moves the focus to them. */
export function ToastStack({ toasts, onRemove }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);

  return (
    <Radix.Provider label="Notification">
      {toasts.map((toast) => (
        <Entry key={toast.id} toast={toast} onRemove={onRemove} />
      ))}
      <Radix.Viewport ref={list} className={styles.stack} label="Notifications ({hotkey})" />
    </Radix.Provider>
  );
}
