import { useRef, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { scrim } from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  /** Asked for by Close, Escape, a press outside and a followed link; the owner decides. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel over the start edge of the page, for what has no room of its own on a narrow screen. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={content}
          className={styles.drawer}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cameFrom.current = document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A followed link moved the focus to the new page, where it stays.
            const lost = document.activeElement === document.body || !document.activeElement;
            if (lost && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) onOpenChange(false);
          }}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X size={20} aria-hidden />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
