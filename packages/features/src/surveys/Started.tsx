import { StartedSurveysContext } from '@cb/ui/screens/Surveys/SurveyParts';
import { useMemo, type ReactNode } from 'react';
import { useUserId } from '../member/session/session.ts';
import { useRememberedList } from '../hooks/rememberedList.ts';

/** The maximum number of addresses to store, more than a member opens in a month. */
const most = 200;

/** Marks the surveys that the member opened in this browser. */
export function Started({ children }: { children: ReactNode }) {
  const [list, onStart] = useRememberedList(`cb-started:${useUserId()}`, most);
  const started = useMemo(() => new Set(list), [list]);
  return <StartedSurveysContext value={{ started, onStart }}>{children}</StartedSurveysContext>;
}
