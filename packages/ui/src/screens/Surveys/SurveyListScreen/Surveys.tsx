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
import { nameOf, sortSurveys, type Survey, type SurveyOrder } from '#ui/domain/survey.ts';
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

/** Returns the table's sort for an order; those by rate and match have no column. */
const sortOf = (order: SurveyOrder | undefined) =>
  order === 'reward' || order === 'time'
    ? { column: order, direction: directions[order] }
    : undefined;

/**
 * Returns the order for a table's sort. Worst first is useless, so a second press resets the order.
 */
const orderOf = (sort: TableSort | undefined) =>
  (['reward', 'time'] as const).find(
    (order) => sort?.column === order && sort.direction === directions[order],
  );

export interface SurveysProps {
  surveys: readonly Survey[];
  /** Undefined for the provider's order. */
  order: SurveyOrder | undefined;
  onOrder: (order: SurveyOrder | undefined) => void;
}

/** Returns the number of surveys as text. */
export const countOf = ({ length }: readonly Survey[]) =>
  length === 1 ? '1 survey' : `${length} surveys`;

/** Returns a heading with the number of surveys and the highest reward. */
export function SurveyCount({ surveys }: Pick<SurveysProps, 'surveys'>) {
  const most = useMemo(() => surveys.reduce((max, { cb }) => (cb > max ? cb : max), 0), [surveys]);
  return (
    <div className={styles.count}>
      <Heading level={2} size="lead">
        {countOf(surveys)}
      </Heading>
      {most > 0 && (
        <p className={styles.highestReward}>
          , up to <Amount cb={most} /> each
        </p>
      )}
    </div>
  );
}

/** Shows surveys as cards and, below, all of them as a table (decision D9). */
export function Surveys({ surveys, order, onOrder }: SurveysProps) {
  const sorted = useMemo(() => sortSurveys(surveys, order), [surveys, order]);
  const asCards = useIncrementalList(sorted, order ?? '', 8);
  const { shown, showMore } = useIncrementalList(sorted, order ?? '');
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
        sort={sortOf(order)}
        onSort={(sort) => onOrder(orderOf(sort))}
        footer={
          showMore && <LoadMore label="Show more surveys" shown={shown.length} onMore={showMore} />
        }
      />
    </Stack>
  );
}
