import { useId } from 'react';
import { Actions } from '#ui/components/Actions/Actions.tsx';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { LoadingText } from '#ui/components/LoadingText/LoadingText.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Tabs } from '#ui/components/Tabs/Tabs.tsx';
import { isLoading, messagesOf, type SurveySort, type SurveysState } from '#ui/domain/survey.ts';
import { CardSkeletons } from '../SurveyCard/SurveyCard.tsx';
import { emptyMessages, surveysFailedText } from '../SurveyParts/SurveysLoading.tsx';
import * as styles from './SurveyListScreen.css.ts';
import { cardsAtATime, countText, SurveyCount, Surveys } from './Surveys.tsx';

/** The tabs in display order, by partner code (SVL-02). */
export const surveyTabs = [
  { value: 'YOURSURVEYS', label: 'YOUR-SURVEYS' },
  { value: 'RAPIDOREACH', label: 'RAPIDOREACH' },
  { value: 'PURESPECTRUM', label: 'PURESPECTRUM' },
  { value: 'SSI', label: 'SSI' },
] as const;

export type SurveyTab = (typeof surveyTabs)[number]['value'];

export interface SurveyListScreenProps {
  /** The selected provider. */
  tab: SurveyTab;
  /** Called with the provider that the member selects. */
  onTab: (tab: SurveyTab) => void;
  /** The surveys of the selected tab. */
  state: SurveysState;
  /** Undefined for the provider's order. */
  sort: SurveySort | undefined;
  /** Called with the chosen sort; undefined for the provider's. */
  onSort: (sort: SurveySort | undefined) => void;
  /** Refetches the surveys. */
  onReload: () => void;
  /** The address of the profile, which unlocks more surveys when it is more complete. */
  profileHref: string;
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
          const chosen = surveyTabs.find((option) => option.value === value);
          if (chosen) onTab(chosen.value);
        }}
        tabs={surveyTabs.map((option) => ({ ...option, content }))}
      />
      <LiveText hidden>{announcementOf(props)}</LiveText>
    </Stack>
  );
}

/** Returns the result of a tab's call, to announce; '' for a failure, which is not announced (D198). */
function announcementOf({ state }: SurveyListScreenProps) {
  if (isLoading(state) || state.status === 'failed') return '';
  return countText(state.status === 'ready' ? state.surveys : []);
}

/** The content of the selected tab: one provider's surveys, or why there are none. */
function SelectedTab(props: SurveyListScreenProps) {
  const { tab, state, sort, onSort, onReload, profileHref } = props;
  const loading = isLoading(state);
  const { errors, info } = messagesOf(state);
  return (
    <Stack space="medium">
      <AlertLists errors={errors} info={info} loading={loading} />
      {state.status === 'empty' && (
        <EmptyState
          drawing="surveys"
          action={
            <Actions>
              <Button tone="secondary" onClick={onReload}>
                Look again
              </Button>
              <ButtonLink href={profileHref}>Complete Profile</ButtonLink>
            </Actions>
          }
        >
          {emptyMessages[tab]}
        </EmptyState>
      )}
      {state.status === 'failed' && (
        <EmptyState drawing="offline" action={<Button onClick={onReload}>Look again</Button>}>
          {surveysFailedText}
        </EmptyState>
      )}
      {(state.status === 'loading' || state.status === 'ready') && (
        <Stack space="large">
          <div className={styles.bar}>
            {state.status === 'ready' && !loading ? (
              <SurveyCount surveys={state.surveys} />
            ) : (
              <div className={styles.loading}>
                <LoadingText>Loading Surveys Please wait..</LoadingText>
              </div>
            )}
            <SortField sort={sort} onChange={onSort} />
          </div>
          {state.status === 'ready' ? (
            <Surveys key={tab} surveys={state.surveys} sort={sort} onSort={onSort} />
          ) : (
            <CardSkeletons count={cardsAtATime} />
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface SortFieldProps {
  /** Undefined for the provider's order. */
  sort: SurveySort | undefined;
  onChange: (sort: SurveySort | undefined) => void;
}

const sortOptions = [
  { sort: undefined, label: 'As listed' },
  { sort: 'reward', label: 'Highest reward' },
  { sort: 'time', label: 'Shortest' },
  { sort: 'rate', label: 'Most CB per minute' },
  { sort: 'match', label: 'Best match' },
] as const;

/** Selects the sort of the surveys with radio buttons or, on a phone, with a menu. */
function SortField({ sort, onChange }: SortFieldProps) {
  const name = useId();
  return (
    <>
      <div className={styles.menu}>
        <SelectField
          label="Sort by"
          inline
          value={sort ?? ''}
          options={sortOptions.map((option) => ({ value: option.sort ?? '', label: option.label }))}
          onChange={(value) => onChange(sortOptions.find((option) => option.sort === value)?.sort)}
        />
      </div>
      {/* No fieldset, because WebKit places a legend above its row. */}
      <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles.choices}>
        <span id={`${name}-label`} className={styles.label}>
          Sort by
        </span>
        {sortOptions.map((option) => (
          <label key={option.label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.sort === sort}
              onChange={() => onChange(option.sort)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </>
  );
}
