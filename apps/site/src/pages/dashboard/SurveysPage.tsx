import { SurveyList } from '@cb/features/surveys/SurveyList';
import { useSearchParams } from 'react-router';

/** The survey list; its order stands in the address, so that it survives a reload and can be shared. */
export function SurveysPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <SurveyList
      sort={search.get('sort')}
      onSort={(order) =>
        setSearch(
          (before) => {
            before.delete('sort');
            if (order) before.set('sort', order);
            return before;
          },
          { replace: true },
        )
      }
    />
  );
}
