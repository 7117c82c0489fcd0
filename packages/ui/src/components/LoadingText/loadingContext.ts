import { createContext } from 'react';

/** Tells the scope around that something loads, until the function it returns is called. */
export type BeginLoading = () => () => void;

/** Absent outside a scope: every loading text then speaks for itself. */
export const LoadingContext = createContext<BeginLoading | undefined>(undefined);
