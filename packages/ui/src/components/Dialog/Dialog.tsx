import { useRef, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { AlertBox } from '../AlertBox/AlertBox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LoadingContext } from '../LoadingText/loadingContext.ts';
import * as styles from './Dialog.css.ts';
import { useDialogBlocked } from './useDialogBlocked.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by Close, Escape and a press outside; the owner decides. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read aloud with the title when the dialog opens. */
  description?: string;
  children: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `false` while a request runs that must not be left: no Close, Escape does nothing. */
  dismissible?: boolean;
  /** `false` where a button of the footer says "Close": two of one name would confuse. */
  cross?: boolean;
}

/** Literal (ERR-02). */
const missingModal =
  'Model cannot be initialized. It seems some of your addon is preventing dialog box to show. Probably PageXray addon which is causing this issue.';

/** A modal: the page behind it waits, and gets the focus back where it was. Where something keeps
 *  it off the page, the page says so in its place. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'small',
  dismissible = true,
  cross = true,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const keepOpen = dismissible ? undefined : (event: Event) => event.preventDefault();
  if (useDialogBlocked(content, open)) return <AlertBox tone="errors" messages={[missingModal]} />;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={content}
          className={styles.size[size]}
          // The dialog itself takes the focus: never a button that could be pressed unread.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cameFrom.current = document.activeElement;
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {dismissible && cross && (
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X size={20} aria-hidden />} />
              </Radix.Close>
            )}
          </div>
          <div className={styles.body}>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {/* The page behind cannot be read, so it does not say what loads here. */}
            <LoadingContext value={undefined}>{children}</LoadingContext>
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
