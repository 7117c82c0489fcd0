import { SurveyCards } from '@cb/ui/screens/Surveys/SurveyCards';
import { useRef, useState } from 'react';
import { surveysQuery } from './surveysApi.ts';
import { useTabReturn } from './useTabReturn.ts';
import { useSurveys } from './useSurveys.ts';

export interface SurveyRowProps {
  partner: 'YOURSURVEYS' | 'SSI';
  /** The address that the locked slots link to. */
  profileHref: string;
}

/**
 * A partner's cards with paging; fetched again when the member comes back to the browser tab
 * (SVC-10).
 */
export function SurveyRow({ partner, profileHref }: SurveyRowProps) {
  const element = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const { state, reload } = useSurveys(surveysQuery(partner));
  useTabReturn(element, () => {
    if (state.status !== 'loading') reload();
  });
  return (
    <div ref={element}>
      <SurveyCards
        provider={partner}
        state={state}
        position={position}
        onMove={setPosition}
        onReload={reload}
        profileHref={profileHref}
      />
    </div>
  );
}
