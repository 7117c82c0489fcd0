import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-popover';
import { useDoublePress } from '#ui/platform/useDoublePress.ts';
import { showFocused } from '#ui/platform/focus.ts';
import { useMedia } from '#ui/platform/useMedia.ts';
import { from } from '#ui/theme/media.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The content and accessible name of the trigger. */
  trigger: ReactNode;
  /** The panel's accessible name. */
  label: string;
  /** The content of the panel. */
  children: ReactNode;
  /** The look of the trigger; `raised` for a view's most important popover. */
  look?: 'quiet' | 'raised';
}

/**
 * Focuses the panel itself, unless it has a field. Radix skips links, so the focus would otherwise
 * land on the first button, which may be the last control of the panel.
 */
function focusStart(event: Event) {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement) || panel.querySelector('input')?.checkVisibility()) {
    return;
  }
  event.preventDefault();
  panel.focus();
}

/** Returns whether an element is the page's, unlike one that a password manager adds beside a field. */
function isInPage(target: EventTarget | null, trigger: Element | null) {
  const page = trigger?.closest('body > *') ?? null;
  return target instanceof Element && (page?.contains(target) || target.contains(page));
}

/**
 * A panel below its trigger, for content with controls. Closes on Escape, a press outside or a
 * followed link. On a phone it is a modal sheet.
 */
export function Popover({ trigger, label, children, look = 'quiet' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isPanel = useMedia(from('tablet'));
  const isDoublePress = useDoublePress(open);
  function closeOnFollowedLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  }

  if (!isPanel) {
    return (
      <>
        <button
          type="button"
          className={styles.triggerLook[look]}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {trigger}
        </button>
        <Dialog open={open} onOpenChange={setOpen} title={label}>
          <div role="presentation" onClick={closeOnFollowedLink}>
            {children}
          </div>
        </Dialog>
      </>
    );
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        ref={triggerRef}
        className={styles.triggerLook[look]}
        onClick={(event) => {
          if (isDoublePress(event)) event.preventDefault();
        }}
      >
        {trigger}
      </Radix.Trigger>
      {/* Mounted only while open: Radix's layout effects set state, so that React would render twice. */}
      {open && (
        <Radix.Portal>
          <Radix.Content
            className={styles.panel}
            aria-label={label}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={focusStart}
            onInteractOutside={(event) => {
              if (!isInPage(event.target, triggerRef.current)) event.preventDefault();
            }}
            onClick={closeOnFollowedLink}
            onFocus={showFocused}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
