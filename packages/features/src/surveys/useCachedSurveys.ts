import type { Survey } from '@cb/ui/domain/survey';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { shownOf } from './useSurveys.ts';
import { surveysQuery, type PartnerCode } from './surveysApi.ts';

/**
 * Returns the surveys that the rows of the survey wall have loaded, without a call. They are `undefined`
 * while a row has none to show, and null if both failed.
 */
export function useCachedSurveys(): Answered {
  const yours = useAnswered('YOURSURVEYS');
  const ssi = useAnswered('SSI');
  return useMemo(() => together(yours, ssi), [yours, ssi]);
}

/** Returns a partner's cached surveys; `undefined` while they load, null if they failed to load. */
function useAnswered(partner: PartnerCode): Answered {
  const { data, isError, isFetching } = useQuery({ ...surveysQuery(partner), enabled: false });
  const shown = shownOf(data, isFetching);
  if (shown) return shown.refused ? null : shown.surveys;
  return isError && !isFetching ? null : undefined;
}

type Answered = readonly Survey[] | null | undefined;

function together(yours: Answered, ssi: Answered): Answered {
  if (yours === undefined || ssi === undefined) return undefined;
  return yours || ssi ? [...(yours ?? []), ...(ssi ?? [])] : null;
}
