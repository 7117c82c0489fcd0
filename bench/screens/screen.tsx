/** The parts that the same screen of each library shares: its rows, its texts and its mounting. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

export interface Row {
  readonly id: number;
  readonly name: string;
  readonly cb: number;
  readonly minutes: number;
}

export const rows: readonly Row[] = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  name: `Streaming habits ${at + 1}`,
  cb: (at + 1) * 25,
  minutes: (at % 20) + 4,
}));

export const headers = ['ID', 'Survey', 'CB', 'Minutes', 'Action'] as const;

/** Mounts the screen, and records the ms until it is painted as the measure `mount`. */
export function mount(screen: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const start = performance.now();
  flushSync(() => root.render(screen));
  // The next task runs after the frame that paints it.
  requestAnimationFrame(() => setTimeout(() => performance.measure('mount', { start })));
}
