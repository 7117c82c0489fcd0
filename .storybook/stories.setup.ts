/** Prepares a page for the tests of stories, before Storybook loads. */
import { skipInstrumentation } from './internals.ts';

skipInstrumentation();

// Loaded here, so that its time does not count for the first story that the shell surrounds.
await import('./decorators/InShell.tsx');
