/** Prepares a page for the tests of stories, before Storybook loads. */
import { afterEach } from 'vitest';
import { skipInstrumentation } from './internals.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Whether the browser has stopped drawing the page of this test. */
    isFrozen?: boolean;
  }
}

skipInstrumentation();

// Loaded here, so that its time does not count for the first story that the shell surrounds.
await import('./shell/InShell.tsx');

/** The longest wait for a frame, in ms; a busy machine takes far less. */
const frameTimeoutMs = 30_000;

// Rarely, Chromium stops drawing a page for good. All later tests of the page would run into their
// time limits, so the runner starts the stories again (docs/decisions/0004).
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  task.meta.isFrozen = await Promise.race([
    new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(false))),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), frameTimeoutMs)),
  ]);
});
