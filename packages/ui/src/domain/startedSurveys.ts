import { createContext } from 'react';

/** The surveys opened in this browser, by address, and a function that records another one. */
export interface StartedSurveys {
  readonly started: ReadonlySet<string>;
  readonly onStart: (href: string) => void;
}

export const StartedSurveysContext = createContext<StartedSurveys>({
  started: new Set(),
  onStart: () => {},
});
