import type { SurveyChoice } from '@cb/ui/domain/survey';
import { SurveyCards } from '@cb/ui/screens/Surveys/SurveyCards';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { surveysQuery } from './surveysApi.ts';
import { useSurveys } from './useSurveys.ts';

export interface SurveyRowProps {
  /** The partner whose surveys the row lists. */
  partner: 'YOURSURVEYS' | 'SSI';
  /** The address that the locked slots link to. */
  profileHref: string;
  /** Limits the row to some of the surveys; without it, all are shown. */
  choice?: SurveyChoice | undefined;
}

/**
 * A partner's cards with paging; fetched again when the member comes back to the browser tab
 * (SVC-10).
 */
export function SurveyRow({ partner, profileHref, choice }: SurveyRowProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState({ choice, position: 0 });
  // Each change of the choice starts at the first page.
  if (page.choice !== choice) setPage({ choice, position: 0 });
  const { state, isFetching, reload } = useSurveys(surveysQuery(partner));
  useTabReturn(rowRef, () => {
    if (!isFetching) reload();
  });
  return (
    <div ref={rowRef}>
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

/** Calls `onReturn` when the browser tab becomes visible again while the element is shown. */
function useTabReturn(elementRef: RefObject<HTMLElement | null>, onReturn: () => void) {
  const onVisible = useEffectEvent(onReturn);
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      if (elementRef.current?.checkVisibility({ visibilityProperty: true })) onVisible();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [elementRef]);
}
