import type { SurveyChoice } from '@cb/ui/domain/survey';
import { SurveyCards } from '@cb/ui/screens/Surveys/SurveyCards';
import { StartedSurveysContext } from '@cb/ui/screens/Surveys/SurveyParts';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRememberedList } from '../shared/storage/rememberedList.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { useUserId } from '../shared/session/session.ts';
import { surveysQuery } from './surveysApi.ts';
import { useSurveys } from './useSurveys.ts';

/** The maximum number of addresses to store, more than a member opens in a month. */
const maxStarted = 200;

/** Marks the surveys that the member opened in this browser. */
export function StartedSurveys({ children }: { children: ReactNode }) {
  const [list, onStart] = useRememberedList(keyOf('started', useUserId()), maxStarted);
  const value = useMemo(() => ({ started: new Set(list), onStart }), [list, onStart]);
  return <StartedSurveysContext value={value}>{children}</StartedSurveysContext>;
}

export interface SurveyRowProps {
  /** The partner whose surveys the row lists. */
  partner: 'YOURSURVEYS' | 'SSI';
  /** The address that the locked slots link to. */
  profileHref: string;
  /** Which of the surveys to show; all without one. */
  choice?: SurveyChoice | undefined;
}

/**
 * A partner's cards with paging; fetched again when the member comes back to the browser tab
 * (SVC-10).
 */
export function SurveyRow({ partner, profileHref, choice }: SurveyRowProps) {
  const element = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState({ choice, position: 0 });
  // Another choice starts at its first page, and so does the return to an earlier one.
  if (page.choice !== choice) setPage({ choice, position: 0 });
  const { state, isFetching, reload } = useSurveys(surveysQuery(partner));
  useTabReturn(element, () => {
    if (!isFetching) reload();
  });
  return (
    <div ref={element}>
      <SurveyCards
        provider={partner}
        state={state}
        choice={choice}
        position={page.position}
        onMove={(position) => setPage({ choice, position })}
        onReload={reload}
        profileHref={profileHref}
      />
    </div>
  );
}

/** Calls back when the browser tab becomes visible again while the element is shown. */
function useTabReturn(element: RefObject<HTMLElement | null>, onReturn: () => void) {
  const onVisible = useEffectEvent(onReturn);
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      if (element.current?.checkVisibility({ visibilityProperty: true })) onVisible();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [element]);
}
