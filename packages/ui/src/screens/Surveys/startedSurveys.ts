import { createContext } from 'react';

/** The surveys that were opened in this browser, by address, and how to note another one. */
export interface StartedSurveys {
  readonly started: ReadonlySet<string>;
  readonly onStart: (href: string) => void;
}

export const StartedSurveysContext = createContext<StartedSurveys>({
  started: new Set(),
  onStart: () => {},
});
