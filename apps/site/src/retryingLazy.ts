import { createElement, lazy, type ComponentType } from 'react';

/** A part of the site could not be fetched, twice. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
  /** Lets the part be fetched anew when it shows next. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.forget = forget;
  }
}

/**
 * A component fetched when it first shows. A fetch that fails is tried once more; after that the
 * error boundary offers a reload, and forgets the failure.
 */
export function retryingLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = () =>
    lazy(async () => {
      const component = await load().catch(() =>
        load().catch((cause: unknown) => {
          throw new NotLoadedError(cause, () => (part = fetchPart()));
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
