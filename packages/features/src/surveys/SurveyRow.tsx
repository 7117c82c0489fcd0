import type { SurveyChoice } from '@cb/ui/domain/survey';
import { SurveyCards } from '@cb/ui/screens/Surveys/SurveyCards';
import { useRef, useState } from 'react';
import { surveysQuery } from './surveysApi.ts';
import { useTabReturn } from './useTabReturn.ts';
import { useSurveys } from './useSurveys.ts';

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
  // Another choice starts at its first page.
  const [place, setPlace] = useState({ choice, position: 0 });
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
        position={place.choice === choice ? place.position : 0}
        onMove={(position) => setPlace({ choice, position })}
        onReload={reload}
        profileHref={profileHref}
      />
    </div>
  );
}
