import type { ModeName, Size } from './modes.ts';

/** A story's parameters for Chromatic, which the local comparison follows too. */
export interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  readonly ignoreSelectors?: readonly string[];
  readonly modes?: Readonly<
    Record<string, { readonly viewport: Size; readonly disable?: boolean }>
  >;
}

/** Whether a story has a picture in a mode. */
export const isPictured = (mode: ModeName, chromatic: ChromaticParameters | undefined) =>
  !chromatic?.disableSnapshot && !chromatic?.modes?.[mode]?.disable;
