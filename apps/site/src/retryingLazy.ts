import { createElement, lazy, type ComponentType } from 'react';
import { isNewerBuildOut } from './newerBuild.ts';

/** A part of the site could not be fetched, twice. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
  /** A newer build of the site took the place of the part's, so that a reload brings it. */
  readonly isReplaced: boolean;
  /** Lets the part be fetched anew when it shows next. */
  readonly forget: () => void;

  constructor(cause: unknown, isReplaced: boolean, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.isReplaced = isReplaced;
    this.forget = forget;
  }
}

/**
 * A component fetched when it first shows. A fetch that fails is tried once more; after that the
 * error boundary reloads the page where a newer build is out, else it offers to, and forgets the failure.
 */
export function retryingLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = () =>
    lazy(async () => {
      const component = await load().catch(() =>
        load().catch(async (cause: unknown) => {
          throw new NotLoadedError(cause, await isNewerBuildOut(), () => (part = fetchPart()));
        }),
      );
      return { default: component };
    });
  // React keeps a rejection for good, so another try needs another one.
  let part = fetchPart();
  return function Part(props: Props) {
    return createElement<Props>(part, props);
  };
}
