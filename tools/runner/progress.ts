/** A message of a running step: its progress, or the name of a test that has failed. */
export type Progress =
  | { readonly done: number; readonly total: number; readonly unit: 'files' | 'tests' }
  | { readonly failed: string };

/** Sends progress to the runner, if it started this process. */
export const tellProgress = (progress: Progress) => process.send?.(progress);
