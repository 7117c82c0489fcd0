import { useAddressState } from '@cb/features/shared/hooks/useAddressState';
import { SurveyList } from '@cb/features/surveys/SurveyList';
import { useSearchParams } from 'react-router';
import { paths } from '#site/routes/paths.ts';

/** The survey list. Its tab and sort are stored in the URL, so that they survive a reload. */
export function SurveysPage() {
  const [search, setSearch] = useSearchParams();
  const { shown, change } = useAddressState(
    { tab: search.get('tab') ?? '', sort: search.get('sort') ?? '' },
    (next) => {
      const others = [...search].filter(([name]) => !(name in next));
      const entries = [...others, ...Object.entries(next)].filter(([, value]) => value !== '');
      setSearch(entries, { replace: true });
    },
  );
  return (
    <SurveyList
      sort={shown.sort}
      onSort={(sort) => change({ ...shown, sort: sort ?? '' })}
      tab={shown.tab}
      onTab={(tab) => change({ ...shown, tab: tab.toLowerCase() })}
      profileHref={paths.profile}
    />
  );
}
