import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDoublePress } from '#ui/platform/useDoublePress.ts';
import { focusInvalid, rememberPosition, showFocused } from '#ui/platform/focus.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { Actions } from '../Actions/Actions.tsx';
import { AlertBox } from '../AlertBox/AlertBox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LoadingContext } from '../LoadingText/LoadingText.tsx';
import * as styles from './Dialog.css.ts';

/** How long after opening to check that the dialog is visible, in ms. */
const checkAfterMs = 500;

/** Returns whether an open dialog was removed or hidden, as some browser addons do (ERR-02). */
function useDialogBlocked(dialog: RefObject<HTMLElement | null>, open: boolean): boolean {
  const { clock } = usePlatform();
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!open) return;
    const cancel = clock.after(checkAfterMs, () => setBlocked(!dialog.current?.checkVisibility()));
    return () => {
      cancel();
      setBlocked(false);
    };
  }, [dialog, open, clock]);
  return open && isBlocked;
}

export interface DialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called on Close, Escape and a press on the page behind; `open` is controlled. */
  onOpenChange: (open: boolean) => void;
  /** The heading, and the accessible name. */
  title: string;
  /** Read out with the title when the dialog opens. */
  description?: string;
  /** The content, which scrolls if it is long. */
  children: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  /** `medium` has one height for all contents, so that its actions stay in place. */
  size?: 'small' | 'medium' | 'large';
  /** `false` removes Close and ignores Escape, while a request in flight must not be interrupted. */
  dismissible?: boolean;
  /** `false` if the footer has a "Close" button, to avoid two buttons with that name. */
  closeButton?: boolean;
}

/** The specified text (ERR-02). */
const blockedMessage =
  'Model cannot be initialized. It seems some of your addon is preventing dialog box to show. Probably PageXray addon which is causing this issue.';

/**
 * A modal dialog, which returns the focus to its opener; on a phone a sheet at the bottom. If
 * something hides it, such as an ad blocker, the page shows a message instead.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'small',
  dismissible = true,
  closeButton = true,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const focusBesideOpener = useRef<() => void>(undefined);
  const { lastControl } = usePlatform();
  const isDoublePress = useDoublePress(open);
  const isBlocked = useDialogBlocked(content, open);
  if (isBlocked) return <AlertBox tone="errors" messages={[blockedMessage]} />;
  // Skips Radix's closed dialog, whose layout effects set state, so that React would render twice.
  if (!open) return null;
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim ref={scrim} />
        <Radix.Content
          ref={content}
          aria-modal
          className={styles.size[size]}
          // Focuses an invalid field or the dialog itself: a focused button could be pressed before the text is read.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = lastControl();
            focusBesideOpener.current = rememberPosition(opener.current ?? document.body);
            if (!focusInvalid(content.current)) content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
            // The opener may be gone or disabled.
            focusBesideOpener.current?.();
          }}
          onEscapeKeyDown={(event) => {
            if (!dismissible) event.preventDefault();
          }}
          // Ignores presses on injected elements, such as a password manager's button.
          onInteractOutside={(event) => {
            if (!dismissible || event.target !== scrim.current) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            if (isDoublePress(event.detail.originalEvent)) event.preventDefault();
          }}
          onClickCapture={(event) => {
            if (!isDoublePress(event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          onFocus={showFocused}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {dismissible && closeButton && (
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X size={20} aria-hidden />} />
              </Radix.Close>
            )}
          </div>
          <div className={styles.body}>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {/* The page's live region is inert behind the dialog, so loading texts here announce themselves. */}
            <LoadingContext value={undefined}>{children}</LoadingContext>
          </div>
          {footer && (
            <div className={styles.footer}>
              <Actions>{footer}</Actions>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The backdrop. Locks the page's scrolling itself, because the CSP blocks the style element that Radix adds. */
function Scrim({ ref }: { ref: Ref<HTMLDivElement> }) {
  useLayoutEffect(() => {
    const { style } = document.body;
    // Another dialog has locked it already.
    if (style.overflow) return;
    style.marginInlineEnd = `${innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.marginInlineEnd = '';
      style.overflow = '';
    };
  }, []);
  return <div ref={ref} className={styles.scrim} />;
}
