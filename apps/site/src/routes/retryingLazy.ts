import { createElement, lazy, type ComponentType } from 'react';
import { isNewerBuildOut } from './newerBuild.ts';

/** Thrown when a part of the site could not be fetched, even on a second attempt. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
  /** Whether a newer build has replaced the part, so that a reload fixes it. */
  readonly isReplaced: boolean;
  /** Resets the failure, so that the part is fetched again at the next render. */
  readonly forget: () => void;

  constructor(cause: unknown, isReplaced: boolean, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.isReplaced = isReplaced;
    this.forget = forget;
  }
}

/**
 * Creates a component that is fetched when it first renders. A failed fetch is retried once. After
 * that the error boundary reloads the page if there is a newer build, or else offers to reload, and
 * resets the failure.
 */
export function retryingLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = () =>
    lazy(async () => {
      try {
        return { default: await load().catch(() => load()) };
      } catch (cause) {
        throw new NotLoadedError(cause, await isNewerBuildOut(), () => (part = fetchPart()));
      }
    });
  // React caches a rejection, so a retry needs a new lazy component.
  let part = fetchPart();
  return function Part(props: Props) {
    return createElement<Props>(part, props);
  };
}
