import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { emptyMessages, failedMessage } from '../emptyMessages.ts';
import type { SurveyOrder, SurveysState } from '../survey.ts';
import { SurveysLoading } from '../SurveysLoading.tsx';
import { Surveys } from './Surveys.tsx';

/** The tabs in display order, by partner code (SVL-02). */
const tabs = [
  { value: 'YOURSURVEYS', label: 'YOUR-SURVEYS' },
  { value: 'RAPIDOREACH', label: 'RAPIDOREACH' },
  { value: 'PURESPECTRUM', label: 'PURESPECTRUM' },
  { value: 'SSI', label: 'SSI' },
] as const;

export type SurveyTab = (typeof tabs)[number]['value'];

export interface SurveyListScreenProps {
  tab: SurveyTab;
  onTab: (tab: SurveyTab) => void;
  /** The surveys of the selected tab. */
  state: SurveysState;
  /** Undefined for the provider's order. */
  order: SurveyOrder | undefined;
  onOrder: (order: SurveyOrder | undefined) => void;
  /** Refetches the surveys. */
  onReload: () => void;
}

/** The tabbed survey list (SVL-02, D9). */
export function SurveyListScreen(props: SurveyListScreenProps) {
  const { tab, onTab } = props;
  const content = <SelectedTab {...props} />;
  return (
    <Stack space="medium">
      <Heading level={1}>Surveys</Heading>
      <Tabs
        label="Survey providers"
        value={tab}
        onChange={(value) => {
          const chosen = tabs.find((each) => each.value === value);
          if (chosen) onTab(chosen.value);
        }}
        tabs={tabs.map((each) => ({ ...each, content }))}
      />
    </Stack>
  );
}

const none: readonly string[] = [];

function SelectedTab({ tab, state, order, onOrder, onReload }: SurveyListScreenProps) {
  const loading = state.status === 'loading';
  const { errors, info } = loading ? { errors: none, info: none } : state;
  return (
    <Stack space="medium">
      <AlertLists errors={errors} info={info} loading={loading} />
      {state.status === 'loading' && <SurveysLoading shape="cards" />}
      {(state.status === 'empty' || state.status === 'failed') && (
        <EmptyState
          action={
            <Button tone="secondary" onClick={onReload}>
              Look again
            </Button>
          }
        >
          {state.status === 'empty' ? emptyMessages[tab] : failedMessage}
        </EmptyState>
      )}
      {state.status === 'ready' && (
        <Surveys key={tab} surveys={state.surveys} order={order} onOrder={onOrder} />
      )}
    </Stack>
  );
}
