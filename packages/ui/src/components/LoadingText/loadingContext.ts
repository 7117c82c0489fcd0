import { createContext } from 'react';

/** Registers a loading part with its scope. Returns a function that unregisters it. */
export type BeginLoading = () => () => void;

/** Undefined outside a scope, where every loading text announces itself. */
export const LoadingContext = createContext<BeginLoading | undefined>(undefined);
