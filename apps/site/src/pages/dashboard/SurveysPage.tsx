import { SurveyList } from '@cb/features/surveys/SurveyList';
import { useSearchParams } from 'react-router';
import { paths } from '#site/routes/paths.ts';

/** The survey list. Its tab and order are stored in the URL, so that they survive a reload. */
export function SurveysPage() {
  const [search, setSearch] = useSearchParams();
  const remember = (name: string, value: string | undefined) =>
    setSearch(
      (before) => {
        before.delete(name);
        if (value !== undefined) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <SurveyList
      sort={search.get('sort')}
      onSort={(order) => remember('sort', order)}
      tab={search.get('tab')}
      onTab={(tab) => remember('tab', tab.toLowerCase())}
      profileHref={paths.profile}
    />
  );
}
