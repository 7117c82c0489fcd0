import { useRef, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { scrim } from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  /** Called on Close, Escape, a press outside and a followed link; `open` is controlled. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel that slides over the start edge, for content without room on a narrow screen. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element>(null);
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
            previousFocus.current = document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a followed link the focus is on the new page, where it stays.
            const lost = document.activeElement === document.body || !document.activeElement;
            if (lost && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
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
