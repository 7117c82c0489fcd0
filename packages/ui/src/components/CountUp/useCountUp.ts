import { useEffect, useRef, useState } from 'react';
import { usePlatform, type Clock } from '../../platform/Platform.tsx';
import { reducedMotion } from '../../theme/media.ts';

/** The duration of the whole count, in ms, regardless of the difference. */
export const countUpMs = 240;
const frameMs = 16;

interface Frame {
  readonly begunAt: number;
  readonly steps: Set<(now: number) => void>;
  readonly cancel: () => void;
}

const nextFrames = new WeakMap<Clock, Frame>();

/**
 * Returns the next frame of a clock. All counts take their steps in one task, so that React draws the same
 * amount everywhere.
 */
function nextFrameOf(clock: Clock): Frame {
  const next = nextFrames.get(clock);
  if (next) return next;
  const steps: Frame['steps'] = new Set();
  const cancel = clock.after(frameMs, () => {
    nextFrames.delete(clock);
    const now = clock.now();
    for (const step of steps) step(now);
  });
  const frame = { begunAt: clock.now(), steps, cancel };
  nextFrames.set(clock, frame);
  return frame;
}

/** Calls a step in a frame. Returns a function that cancels it, and the frame's timer with its last step. */
function addStep(clock: Clock, frame: Frame, step: (now: number) => void) {
  frame.steps.add(step);
  return () => {
    frame.steps.delete(step);
    if (frame.steps.size > 0 || nextFrames.get(clock) !== frame) return;
    nextFrames.delete(clock);
    frame.cancel();
  };
}

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Animates a number in whole steps; jumps for less than one, under reduced motion and for NaN. */
export function useCountUp(target: number): number {
  const { clock } = usePlatform();
  const [shown, show] = useState(target);
  const latest = useRef(target);

  useEffect(() => {
    const from = latest.current;
    const set = (value: number) => {
      latest.current = value;
      show(value);
    };
    const still = window.matchMedia(reducedMotion).matches;
    const way = target - from;
    if (still || !Number.isFinite(way) || Math.abs(way) < 1) {
      set(target);
      return;
    }
    const first = nextFrameOf(clock);
    let cancel = addStep(clock, first, step);
    function step(now: number) {
      const part = Math.min(1, (now - first.begunAt) / countUpMs);
      set(part === 1 ? target : Math.trunc(from + way * easeOut(part)));
      if (part < 1) cancel = addStep(clock, nextFrameOf(clock), step);
    }
    return () => cancel();
  }, [target, clock]);

  return shown;
}
