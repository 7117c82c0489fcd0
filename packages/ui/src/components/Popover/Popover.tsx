import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-popover';
import { useDoublePress } from '#ui/platform/doublePress.ts';
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
  /** `raised` for the most important one. */
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

/** Whether an element belongs to the page, unlike one that a password manager adds beside a field. */
function isOfPage(target: EventTarget | null, trigger: Element | null) {
  const page = trigger?.closest('body > *');
  return target instanceof Element && (page?.contains(target) || target.contains(page ?? null));
}

/**
 * A panel below its trigger, for content with controls. Closes on Escape, a press outside or a
 * followed link. On a phone it is a modal sheet.
 */
export function Popover({ trigger, label, children, look = 'quiet' }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const triggered = useRef<HTMLButtonElement>(null);
  const isBeside = useMedia(from('tablet'));
  const isDoublePress = useDoublePress(open);
  function closeOnLeaving({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  }

  if (!isBeside) {
    return (
      <>
        <button
          type="button"
          className={styles.look[look]}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          {trigger}
        </button>
        <Dialog open={open} onOpenChange={setOpen} title={label}>
          <div role="presentation" onClick={closeOnLeaving}>
            {children}
          </div>
        </Dialog>
      </>
    );
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        ref={triggered}
        className={styles.look[look]}
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
              if (!isOfPage(event.target, triggered.current)) event.preventDefault();
            }}
            onClick={closeOnLeaving}
            onFocus={showFocused}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
