import { StartedSurveysContext } from '@cb/ui/screens/Surveys/SurveyParts';
import { type ReactNode, useMemo } from 'react';
import { useRememberedList } from '../shared/storage/useRememberedList.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { useUserId } from '../shared/session/session.ts';

/** The maximum number of addresses to store, more than a member opens in a month. */
const maxStarted = 200;

/** Marks the surveys that the member opened in this browser. */
export function StartedSurveysProvider({ children }: { children: ReactNode }) {
  const [addresses, onStart] = useRememberedList(keyOf('started', useUserId()), maxStarted);
  const value = useMemo(() => ({ started: new Set(addresses), onStart }), [addresses, onStart]);
  return <StartedSurveysContext value={value}>{children}</StartedSurveysContext>;
}
