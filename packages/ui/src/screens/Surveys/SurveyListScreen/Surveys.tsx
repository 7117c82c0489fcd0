import { useMemo } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn, type TableSort } from '#ui/components/Table/Table.tsx';
import { CardGrid, SurveyCard } from '../SurveyCard/SurveyCard.tsx';
import {
  SurveyQuality,
  SurveyNumber,
  TakeSurveyLink,
  SurveyReward,
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
    cell: ({ number }) => <SurveyNumber number={number} />,
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
    cell: (survey) => <SurveyReward survey={survey} />,
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
    cell: (survey) => <TakeSurveyLink survey={survey} label="Take survey" />,
  },
];

/** The only direction of each sortable column: the best surveys first. */
const directions = { reward: 'descending', time: 'ascending' } as const;

/** Returns the table's sort; those by rate and match have no column. */
const toTableSort = (sort: SurveySort | undefined) =>
  sort === 'reward' || sort === 'time' ? { column: sort, direction: directions[sort] } : undefined;

/** Converts a table's sort. A second press on a header resets it: nobody wants the worst surveys first. */
const fromTableSort = (tableSort: TableSort | undefined) =>
  (['reward', 'time'] as const).find(
    (sort) => tableSort?.column === sort && tableSort.direction === directions[sort],
  );

/** The number of cards that are shown at first, and added on a press. */
export const cardsAtATime = 8;

export interface SurveysProps {
  surveys: readonly Survey[];
  /** Undefined for the provider's order. */
  sort: SurveySort | undefined;
  onSort: (sort: SurveySort | undefined) => void;
}

/** Returns the number of surveys as text. */
export const countText = ({ length }: readonly Survey[]) =>
  length === 1 ? '1 survey' : `${length} surveys`;

/** A heading with the number of surveys, and the highest reward. */
export function SurveyCount({ surveys }: Pick<SurveysProps, 'surveys'>) {
  const highestCb = useMemo(
    () => surveys.reduce((highest, { cb }) => (cb > highest ? cb : highest), 0),
    [surveys],
  );
  return (
    <div className={styles.count}>
      <Heading level={2} size="lead">
        {countText(surveys)}
      </Heading>
      {highestCb > 0 && (
        <p className={styles.highestReward}>
          , up to <Amount cb={highestCb} /> each
        </p>
      )}
    </div>
  );
}

/** Shows surveys as cards and, below, all of them as a table (D9). */
export function Surveys({ surveys, sort, onSort }: SurveysProps) {
  const sorted = useMemo(() => sortSurveys(surveys, sort), [surveys, sort]);
  const cards = useIncrementalList(sorted, sort ?? '', cardsAtATime);
  const rows = useIncrementalList(sorted, sort ?? '');
  return (
    <Stack space="large">
      <CardGrid>
        {cards.shown.map((survey) => (
          <SurveyCard key={survey.number} survey={survey} />
        ))}
      </CardGrid>
      {cards.showMore && (
        // Loads more only on press: infinite scrolling would keep the table out of reach.
        <div className={styles.loadMore}>
          <LoadMore
            label="Show more cards"
            count={cards.shown.length}
            from="press"
            onMore={cards.showMore}
          />
        </div>
      )}
      <Table
        caption="All surveys"
        captionShown
        columns={columns}
        rows={rows.shown}
        rowKey={({ number }) => String(number)}
        sort={toTableSort(sort)}
        onSort={(tableSort) => onSort(fromTableSort(tableSort))}
        footer={
          rows.showMore && (
            <LoadMore label="Show more surveys" count={rows.shown.length} onMore={rows.showMore} />
          )
        }
      />
    </Stack>
  );
}
