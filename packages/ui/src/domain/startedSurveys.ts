import { createContext } from 'react';

/** The surveys opened in this browser, by address, and a function that records another one. */
export interface StartedSurveys {
  /** The addresses of the surveys opened so far. */
  readonly started: ReadonlySet<string>;
  /** Records the address of an opened survey. */
  readonly onStart: (href: string) => void;
}

/** The surveys opened in this browser; none without a provider. */
export const StartedSurveysContext = createContext<StartedSurveys>({
  started: new Set(),
  onStart: () => {},
});
