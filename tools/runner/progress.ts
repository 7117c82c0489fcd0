/**
 * A message of a running step: its progress, the name of a test that has failed, or that its browser
 * has stopped drawing.
 */
export type Progress =
  | { readonly done: number; readonly total: number; readonly unit: 'files' | 'tests' }
  | { readonly failed: string }
  | { readonly frozen: true };

/** Sends progress to the runner, if it started this process. */
export const tellProgress = (progress: Progress) => process.send?.(progress);
