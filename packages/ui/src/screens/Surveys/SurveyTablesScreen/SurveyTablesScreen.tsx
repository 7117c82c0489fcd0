import { type ReactNode, useId } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { LoadingScope } from '#ui/components/LoadingText/LoadingText.tsx';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { type Provider, ProviderLogo } from '#ui/components/ProviderLogo/ProviderLogo.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { isLoading, messagesOf, type Survey, type SurveysState } from '#ui/domain/survey.ts';
import {
  SurveyQuality,
  SurveyNumber,
  TakeSurveyLink,
  SurveyReward,
} from '../SurveyParts/SurveyParts.tsx';
import {
  emptyMessages,
  SurveysFailed,
  SurveysLoading,
  SurveysLoadingText,
} from '../SurveyParts/SurveysLoading.tsx';
import * as styles from './SurveyTablesScreen.css.ts';

export interface SurveyTablesScreenProps {
  /** A `SurveyTable` for each partner. */
  children: ReactNode;
}

/** The surveys as tables, one for each partner, each loading independently (SVT-01, D9). */
export function SurveyTablesScreen({ children }: SurveyTablesScreenProps) {
  return (
    <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
      <Heading level={1}>Survey tables</Heading>
      <LoadingScope label="Loading the surveys">{children}</LoadingScope>
    </Stack>
  );
}

const columns: readonly TableColumn<Survey>[] = [
  {
    key: 'number',
    header: 'No.',
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
        <span>Answer</span>
        <SurveyQuality survey={survey} />
      </>
    ),
  },
  {
    key: 'reward',
    header: 'CB',
    width: 'even',
    align: 'end',
    ledger: 'end',
    cell: (survey) => <SurveyReward survey={survey} />,
  },
  {
    key: 'time',
    header: 'Time',
    width: 'even',
    align: 'end',
    ledger: 'fact',
    cell: ({ minutes }) => `${minutes} min`,
  },
  {
    key: 'link',
    header: 'Link',
    width: 'even',
    ledger: 'action',
    cell: (survey) => <TakeSurveyLink survey={survey} label="Take this survey" />,
  },
];

export interface SurveyTableProps {
  /** The partner, whose logo names the table. */
  provider: Provider;
  /** The partner's surveys, or why there are none. */
  state: SurveysState;
  /** Refetches the surveys. */
  onReload: () => void;
}

/** One partner's surveys, with a row for each (SVT-02, SVT-03). */
export function SurveyTable({ provider, state, onReload }: SurveyTableProps) {
  const id = useId();
  const loading = isLoading(state);
  const { errors, info } = messagesOf(state);
  return (
    <section aria-labelledby={id} className={styles.partner}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          <ProviderLogo provider={provider} size="large" />
        </h2>
        {state.status === 'ready' && loading && <SurveysLoadingText />}
      </div>
      <AlertLists errors={errors} info={info} loading={loading} level={3} />
      {state.status === 'loading' && <SurveysLoading />}
      {state.status === 'empty' && <Text tone="muted">{emptyMessages[provider]}</Text>}
      {state.status === 'failed' && <SurveysFailed onReload={onReload} />}
      {state.status === 'ready' && <SurveyRows provider={provider} surveys={state.surveys} />}
    </section>
  );
}

/** The number of rows that a table shows at first, and adds on a press. */
const rowsAtATime = 8;

function SurveyRows({ provider, surveys }: { provider: Provider; surveys: readonly Survey[] }) {
  const { shown, showMore } = useIncrementalList(surveys, provider, rowsAtATime);
  return (
    <Table
      caption={`Surveys of ${provider}`}
      columns={columns}
      rows={shown}
      rowKey={({ number }) => String(number)}
      footer={
        // Loads more only on press: infinite scrolling would keep the next partner out of reach.
        showMore && (
          <LoadMore label="Show more surveys" count={shown.length} from="press" onMore={showMore} />
        )
      }
    />
  );
}
