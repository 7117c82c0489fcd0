import { lazy, type ComponentType } from 'react';

/** A part of the site could not be fetched, twice. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}

/**
 * A component fetched when it first shows. A fetch that fails is tried once more; after that the
 * error boundary offers a reload.
 */
export function retryingLazy<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const component = await load().catch(() =>
      load().catch((cause: unknown) => {
        throw new NotLoadedError('A part of the page could not be loaded.', { cause });
      }),
    );
    return { default: component };
  });
}
