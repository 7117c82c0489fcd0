import * as Radix from '@radix-ui/react-toast';
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { usePlatform } from '#ui/platform/Platform.tsx';
import * as amount from '../Amount/Amount.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';

/** Calls `onEnd` after `totalMs` in which it was not paused; never if `totalMs` is 0. */
function useTimeOut(totalMs: number, paused: boolean, onEnd: () => void) {
  const { clock } = usePlatform();
  const remainingMs = useRef(totalMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (totalMs === 0 || paused) return;
    const startedAt = clock.now();
    const cancel = clock.after(remainingMs.current, () => end());
    return () => {
      remainingMs.current -= clock.now() - startedAt;
      cancel();
    };
  }, [totalMs, paused, clock]);
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isTabHidden = () => document.visibilityState === 'hidden';

/** The specified types (TST-02); `bare` has neither colour nor icon. */
export type ToastType = 'success' | 'error' | 'alert' | 'info' | 'warn' | 'bare';

export interface ToastProps {
  /** The icon, the colour, and how soon it is announced: `error` and `alert` at once. */
  type: ToastType;
  /** The first line, as plain text; '' for none. */
  title: string;
  /** Plain text, which scrolls inside the toast if long; '' for none. */
  content: string;
  /** What the message means for the member; shown below the content. */
  note?: string | undefined;
  /** The duration in ms; 0, the default, keeps the toast until it is clicked (TST-10). */
  timeOut?: number | undefined;
  /** Whether the focus is in the list of toasts, which pauses the time-outs of all. */
  listFocused?: boolean;
  /** Called on a click, Escape, Close and when the time is up. */
  onRemove: () => void;
}

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  alert: Bell,
  info: Info,
  warn: TriangleAlert,
  bare: undefined,
};

/** Read out before the title, in place of the icon and the colour. */
const typeNames = {
  success: 'Success: ',
  error: 'Error: ',
  alert: 'Alert: ',
  info: 'Information: ',
  warn: 'Warning: ',
  bare: '',
};

const urgent: readonly ToastType[] = ['error', 'alert'];

// Radix disables scrolling and pointer events outside an open dialog; toasts must stay usable.
const reachable = { pointerEvents: 'auto', touchAction: 'pan-y' } as const;

/** Makes the amounts of CB in a text gold, and as large as the title. `split` returns them at odd indexes. */
const markAmounts = (text: string) =>
  text.split(/(\d[\d,.]*\sCBs?\b)/).map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <span
        key={index}
        translate="no"
        className={`${amount.tone.reward} ${amount.size.body} ${amount.oneLine}`}
      >
        {part}
      </span>
    ),
  );

/** A pushed message, announced to screen readers without taking the focus. */
export function Toast(props: ToastProps) {
  const { type, title, content, note, timeOut = 0, listFocused = false, onRemove } = props;
  const [hovered, setHovered] = useState(false);
  // The member may be in another tab, where surveys open (D314).
  const tabHidden = useSyncExternalStore(subscribeToVisibility, isTabHidden, () => false);
  const paused = hovered || listFocused || tabHidden;
  useTimeOut(timeOut, paused, onRemove);
  const Icon = icons[type];
  return (
    <Radix.Root
      open
      type={urgent.includes(type) ? 'foreground' : 'background'}
      duration={Infinity}
      className={styles.type[type]}
      style={reachable}
      onOpenChange={onRemove}
      onClick={onRemove}
      // Pressing the toast removes it, and must not move the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <div className={styles.row}>
        {Icon && <Icon className={styles.icon} aria-hidden />}
        <div className={styles.texts}>
          <VisuallyHidden>{typeNames[type]}</VisuallyHidden>
          {title && (
            <Radix.Title className={styles.title}>
              <bdi>{title}</bdi>
            </Radix.Title>
          )}
          {content && (
            <Radix.Description className={styles.content}>
              <bdi>{type === 'success' ? markAmounts(content) : content}</bdi>
            </Radix.Description>
          )}
          {note && (
            <p className={styles.content}>
              <bdi>{note}</bdi>
            </p>
          )}
        </div>
        <div className={styles.close}>
          <Radix.Close asChild>
            <IconButton
              label="Close"
              tone="inherit"
              icon={<X size={20} aria-hidden />}
              // Radix calls `onRemove`, and the toast would call it again.
              onClick={(event) => event.stopPropagation()}
            />
          </Radix.Close>
        </div>
      </div>
      {timeOut > 0 && (
        <div
          role="progressbar"
          aria-label="Time until this message closes"
          className={styles.track}
        >
          <div
            className={styles.bar[paused ? 'paused' : 'running']}
            // Slightly longer than the time-out, so that the bar does not reset before the toast is removed.
            style={{ animationDuration: `${timeOut + 200}ms` }}
          />
        </div>
      )}
    </Radix.Root>
  );
}
