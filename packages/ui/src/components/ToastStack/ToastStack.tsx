import * as Radix from '@radix-ui/react-toast';
import { memo, useEffect, useRef } from 'react';
import { Toast, type ToastProps } from '../Toast/Toast.tsx';
import * as styles from './ToastStack.css.ts';

export interface ToastItem extends Omit<ToastProps, 'onRemove'> {
  id: string;
}

export interface ToastStackProps {
  /** Oldest first; the newest stands at the bottom. The owner keeps the limit. */
  toasts: readonly ToastItem[];
  /** Keep it the same, else every toast renders again. */
  onRemove: (id: string) => void;
}

interface EntryProps {
  toast: ToastItem;
  onRemove: (id: string) => void;
}

/** Renders again only for its own toast, whatever comes and goes around it. */
const Entry = memo(function Entry({ toast: { id, ...toast }, onRemove }: EntryProps) {
  return <Toast {...toast} onRemove={() => onRemove(id)} />;
});

/** The toasts at the bottom right, 300 px wide (TST-07). F8 leads to them. */
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
