import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The text: the name of a control that shows an icon, or why it is disabled. */
  children: string;
  /** Its position beside the control; the other side if the window has no room there. */
  side?: 'above' | 'beside';
  /** For `aria-describedby` of the control, if the text says more than its name. */
  id?: string;
  /** The visible name of a control that hides it at some widths. The tooltip is shown only while it is hidden. */
  visibleName?: RefObject<HTMLElement | null>;
}

/** The distance from the control and from the window's edges, in px. */
const gap = 4;

/** Returns the position of a tooltip of a size beside or above its control, inside the window. */
function positionAt(control: DOMRect, { width, height }: DOMRect, side: 'above' | 'beside') {
  const { clientWidth, clientHeight } = document.documentElement;
  const clamp = (start: number, length: number, windowLength: number) =>
    Math.max(gap, Math.min(start, windowLength - length - gap));
  if (side === 'above') {
    const above = control.top - height - gap;
    return {
      x: clamp(control.left + (control.width - width) / 2, width, clientWidth),
      y: clamp(above < gap ? control.bottom + gap : above, height, clientHeight),
    };
  }
  const after = control.right + gap;
  const fits = after + width + gap <= clientWidth;
  return {
    x: clamp(fits ? after : control.left - width - gap, width, clientWidth),
    y: clamp(control.top + (control.height - height) / 2, height, clientHeight),
  };
}

/** Closes the open tooltip. At most one is open. */
let closeOpenTooltip = () => {};

/**
 * A text beside the control that contains it, shown while the pointer is over either or the keyboard's focus
 * is on the control. Escape closes it. It does not name the control.
 */
export function Tooltip({ children, side = 'above', id, visibleName }: TooltipProps) {
  const tooltip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  // A layout effect, so that it listens before the control can be focused.
  useLayoutEffect(() => {
    const control = tooltip.current?.parentElement;
    const controller = new AbortController();
    const close = () => setOpen(false);
    function show() {
      // A visually hidden name is 1 px wide.
      if (visibleName?.current && visibleName.current.offsetWidth > 1) return;
      if (closeOpenTooltip !== close) closeOpenTooltip();
      closeOpenTooltip = close;
      setOpen(true);
    }
    function listen(type: keyof HTMLElementEventMap, listener: (event: Event) => void) {
      control?.addEventListener(type, listener, { signal: controller.signal });
    }
    const isFocused = () => control?.matches(':focus-visible, :has(:focus-visible)');
    listen('pointerenter', (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'touch') show();
    });
    listen('pointerleave', () => {
      if (!isFocused()) close();
    });
    listen('focusin', () => {
      if (isFocused()) show();
    });
    listen('focusout', (event) => {
      if (!(event instanceof FocusEvent) || control?.matches(':hover')) return;
      // Waits until the next element has the focus: if closing removed an element before, Radix would take
      // the focus back.
      if (event.relatedTarget) event.relatedTarget.addEventListener('focus', close, { once: true });
      else close();
    });
    listen('pointerdown', close);
    return () => controller.abort();
  }, [visibleName]);

  useLayoutEffect(() => {
    const element = tooltip.current;
    const control = element?.parentElement;
    if (!open || !element || !control) return undefined;
    // Firefox has popovers from version 125.
    if ('showPopover' in element) element.showPopover();
    function move() {
      if (!element || !control) return;
      const { x, y } = positionAt(
        control.getBoundingClientRect(),
        element.getBoundingClientRect(),
        side,
      );
      element.style.translate = `${x}px ${y}px`;
    }
    move();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', move, { capture: true, passive: true, signal });
    window.addEventListener('resize', move, { signal });
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', closeByEscape, { capture: true, signal });
    return () => controller.abort();
  }, [open, side]);

  return (
    <span
      ref={tooltip}
      id={id}
      popover="manual"
      role={open ? 'tooltip' : undefined}
      aria-hidden
      hidden={!open}
      className={styles.tooltip}
    >
      {(open || id) && children}
    </span>
  );
}
