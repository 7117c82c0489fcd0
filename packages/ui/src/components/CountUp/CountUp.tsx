import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatAmount, formatDollars } from '#ui/domain/amount.ts';
import { type Clock, usePlatform } from '#ui/platform/Platform.tsx';
import { easeOut, reducedMotion } from '#ui/theme/media.ts';
import { Amount, type AmountProps } from '../Amount/Amount.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';

/** The duration of the whole count, in ms, regardless of the difference. */
export const countUpMs = 240;
/** The time between two steps, in ms: 60 in a second. */
const frameMs = 16;

interface AnimationFrame {
  readonly requestedAt: number;
  readonly steps: Set<(now: number) => void>;
}

const nextFrames = new WeakMap<Clock, AnimationFrame>();

/**
 * Returns the next frame of a clock. All counts take their steps in one task, so that React renders the same
 * amount everywhere.
 */
function getNextFrame(clock: Clock): AnimationFrame {
  const next = nextFrames.get(clock);
  if (next) return next;
  const frame: AnimationFrame = { requestedAt: clock.now(), steps: new Set() };
  clock.after(frameMs, () => {
    nextFrames.delete(clock);
    const now = clock.now();
    for (const step of frame.steps) step(now);
  });
  nextFrames.set(clock, frame);
  return frame;
}

/** Has the frame call a step. Returns a function that cancels it. */
function addStep({ steps }: AnimationFrame, step: (now: number) => void) {
  steps.add(step);
  return () => void steps.delete(step);
}

/** Animates a number in whole steps. Jumps if the difference is below 1 or NaN, and under reduced motion. */
export function useCountUp(target: number): number {
  const { clock } = usePlatform();
  const [shownCb, setShownCb] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    const show = (value: number) => {
      latest.current = value;
      setShownCb(value);
    };
    const isMotionReduced = window.matchMedia(reducedMotion).matches;
    const difference = target - from;
    if (isMotionReduced || !Number.isFinite(difference) || Math.abs(difference) < 1) {
      show(target);
      return;
    }
    const first = getNextFrame(clock);
    let cancel = addStep(first, step);
    function step(now: number) {
      const progress = Math.min(1, (now - first.requestedAt) / countUpMs);
      show(progress === 1 ? target : Math.trunc(from + difference * easeOut(progress)));
      if (progress < 1) cancel = addStep(getNextFrame(clock), step);
    }
    return () => cancel();
  }, [target, clock]);

  return shownCb;
}

/**
 * Returns a changed text after it has been stable for `ms`; '' before, and for the initial text.
 */
function useStableText(text: string, ms: number): string {
  const { clock } = usePlatform();
  const [stableText, setStableText] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return;
    return clock.after(ms, () => {
      last.current = text;
      setStableText(text);
    });
  }, [text, ms, clock]);

  return stableText;
}

export interface CountUpProps {
  /** The amount in CB, formatted like `Amount`. */
  cb: number;
  /** Decimal places of a whole amount, as in `Amount`. */
  decimals?: 0 | 1;
  /** Adds the value in dollars, which counts with the amount. */
  dollars?: boolean;
  /** Displays the amount as a large figure, as in `Amount`. */
  size?: AmountProps['size'];
  /** The amount's name, announced with the new amount one second after the last change. */
  announcedAs?: string | undefined;
}

/** Debounces the announcement, in ms, so that a series of changes is announced once. */
const debounceMs = 1000;

/** An amount that counts up or down to a new value within 240 ms. */
export function CountUp({ cb, decimals = 0, dollars = false, size, announcedAs }: CountUpProps) {
  const shown = useCountUp(cb);
  return (
    <>
      <Amount cb={shown} decimals={decimals} dollars={dollars} size={size} />
      {announcedAs && <Announcement cb={cb} decimals={decimals} name={announcedAs} />}
    </>
  );
}

/** "worth $30.37": the value of an amount in dollars, which counts with the amount. */
export function CountUpDollars({
  cb,
}: {
  /** The amount in CB. */
  cb: number;
}) {
  const { locale } = usePlatform();
  return <span>{`worth ${formatDollars(useCountUp(cb), locale)}`}</span>;
}

interface AnnouncementProps {
  cb: number;
  decimals: 0 | 1;
  name: string;
}

/** Renders the live region in a portal, since it does not work inside a button. */
function Announcement({ cb, decimals, name }: AnnouncementProps) {
  const { locale } = usePlatform();
  const text = useStableText(`${name} ${formatAmount(cb, { locale, decimals })}`, debounceMs);
  return createPortal(<LiveText hidden>{text}</LiveText>, document.body);
}
