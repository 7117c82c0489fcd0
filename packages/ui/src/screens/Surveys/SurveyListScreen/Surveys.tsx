import { useMemo } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn, type TableSort } from '#ui/components/Table/Table.tsx';
import { CardGrid, SurveyCard } from '../SurveyCard/SurveyCard.tsx';
import {
  SurveyQuality,
  SurveySerial,
  SurveyTake,
  SurveyWorth,
} from '../SurveyParts/SurveyParts.tsx';
import { nameOf, sortSurveys, type Survey, type SurveySort } from '#ui/domain/survey.ts';
import * as styles from './SurveyListScreen.css.ts';

const columns: readonly TableColumn<Survey>[] = [
  {
    key: 'id',
    header: 'ID',
    width: 'content',
    align: 'end',
    ledger: 'fact',
    cell: ({ number }) => <SurveySerial number={number} />,
  },
  {
    key: 'survey',
    header: 'Survey',
    ledger: 'title',
    cell: (survey) => (
      <>
        <bdi className={styles.name}>{nameOf(survey)}</bdi>
        <SurveyQuality survey={survey} />
      </>
    ),
  },
  {
    key: 'reward',
    ledger: 'end',
    header: 'CB',
    width: 'even',
    align: 'end',
    sortFirst: 'descending',
    cell: (survey) => <SurveyWorth survey={survey} />,
  },
  {
    key: 'time',
    ledger: 'fact',
    header: 'Time',
    width: 'even',
    align: 'end',
    sortFirst: 'ascending',
    cell: ({ minutes }) => `${minutes} min`,
  },
  {
    key: 'link',
    ledger: 'action',
    header: 'Link',
    width: 'even',
    cell: (survey) => <SurveyTake survey={survey} label="Take survey" />,
  },
];

const directions = { reward: 'descending', time: 'ascending' } as const;

/** Returns the table's sort; those by rate and match have no column. */
const toTableSort = (sort: SurveySort | undefined) =>
  sort === 'reward' || sort === 'time' ? { column: sort, direction: directions[sort] } : undefined;

/** Converts a table's sort. A second press resets it, because the worst surveys first is of no use. */
const fromTableSort = (tableSort: TableSort | undefined) =>
  (['reward', 'time'] as const).find(
    (sort) => tableSort?.column === sort && tableSort.direction === directions[sort],
  );

export interface SurveysProps {
  surveys: readonly Survey[];
  /** Undefined for the provider's order. */
  sort: SurveySort | undefined;
  onSort: (sort: SurveySort | undefined) => void;
}

/** Returns the number of surveys as text. */
export const countOf = ({ length }: readonly Survey[]) =>
  length === 1 ? '1 survey' : `${length} surveys`;

/** Returns a heading with the number of surveys and the highest reward. */
export function SurveyCount({ surveys }: Pick<SurveysProps, 'surveys'>) {
  const highestReward = useMemo(
    () => surveys.reduce((max, { cb }) => (cb > max ? cb : max), 0),
    [surveys],
  );
  return (
    <div className={styles.count}>
      <Heading level={2} size="lead">
        {countOf(surveys)}
      </Heading>
      {highestReward > 0 && (
        <p className={styles.highestReward}>
          , up to <Amount cb={highestReward} /> each
        </p>
      )}
    </div>
  );
}

/** Shows surveys as cards and, below, all of them as a table (D9). */
export function Surveys({ surveys, sort, onSort }: SurveysProps) {
  const sorted = useMemo(() => sortSurveys(surveys, sort), [surveys, sort]);
  const asCards = useIncrementalList(sorted, sort ?? '', 8);
  const { shown, showMore } = useIncrementalList(sorted, sort ?? '');
  return (
    <Stack space="large">
      <CardGrid>
        {asCards.shown.map((survey) => (
          <SurveyCard key={survey.number} survey={survey} />
        ))}
      </CardGrid>
      {asCards.showMore && (
        // Loads more only on press: infinite scrolling would keep the table out of reach.
        <div className={styles.loadMore}>
          <LoadMore
            label="Show more cards"
            shown={asCards.shown.length}
            from="press"
            onMore={asCards.showMore}
          />
        </div>
      )}
      <Table
        caption="All surveys"
        captionShown
        columns={columns}
        rows={shown}
        rowKey={({ number }) => String(number)}
        sort={toTableSort(sort)}
        onSort={(tableSort) => onSort(fromTableSort(tableSort))}
        footer={
          showMore && <LoadMore label="Show more surveys" shown={shown.length} onMore={showMore} />
        }
      />
    </Stack>
  );
}
