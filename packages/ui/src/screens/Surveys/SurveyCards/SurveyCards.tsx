import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { surveyProviders } from '#ui/domain/partnerNames.ts';
import { type Provider, ProviderLogo } from '#ui/components/ProviderLogo/ProviderLogo.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import {
  chooseSurveys,
  isLoading,
  messagesOf,
  type Survey,
  type SurveyChoice,
  type SurveysState,
} from '#ui/domain/survey.ts';
import { keepFocusOnRemoval } from '#ui/platform/focus.ts';
import { CardGrid, CardSkeletons, LockedSlot, SurveyCard } from '../SurveyCard/SurveyCard.tsx';
import {
  emptyMessages,
  SurveysFailed,
  SurveysLoadingText,
} from '../SurveyParts/SurveysLoading.tsx';
import * as styles from './SurveyCards.css.ts';

/** The number of survey cards per page (SVC-14). */
const pageSize = 4;

/** Returns the page that starts at a position, and the positions of the pages next to it, if any. */
export function pageAt<Row>(rows: readonly Row[], position: number) {
  // The list may have become shorter since the position was chosen.
  const lastPageStart = Math.max(0, Math.ceil(rows.length / pageSize) - 1) * pageSize;
  const start = Math.min(Math.max(0, position), lastPageStart);
  return {
    start,
    shown: rows.slice(start, start + pageSize),
    previous: start > 0 ? Math.max(0, start - pageSize) : undefined,
    next: start < lastPageStart ? start + pageSize : undefined,
  };
}

export interface SurveyCardsProps {
  /** The provider, whose logo names the row. */
  provider: Provider;
  /** The provider's surveys, or why there are none. */
  state: SurveysState;
  /** Which of the surveys to show; undefined shows all. */
  choice?: SurveyChoice | undefined;
  /** The index of the first visible card. */
  position: number;
  /** Called with the index of the first card to show. */
  onMove: (position: number) => void;
  /** Refetches the surveys. */
  onReload: () => void;
  /** The address of the page that unlocks the empty slots. */
  profileHref: string;
}

/** Returns why a choice shows fewer surveys than fit in a row. */
function reasonOf(choice: SurveyChoice, isEmpty: boolean) {
  if (choice === 'paid') return 'The other surveys pay less.';
  if (isEmpty) return 'None of these surveys is that short right now.';
  return 'No other survey is that short right now.';
}

const noSurveys: readonly Survey[] = [];

/**
 * A row of one provider's cards with paging; empty slots are shown as locked (SVC-11, SVC-13). After a
 * failed call there are no slots, because the profile is not the cause.
 */
export function SurveyCards(props: SurveyCardsProps) {
  const { provider, state, choice, position, onMove, onReload, profileHref } = props;
  const id = useId();
  const allSurveys = state.status === 'ready' ? state.surveys : noSurveys;
  const surveys = useMemo(() => chooseSurveys(allSurveys, choice), [allSurveys, choice]);
  const page = pageAt(surveys, position);
  const emptySlots = pageSize - page.shown.length;
  // Slots that a choice has emptied are not locked.
  const lockedSlots = choice ? Math.max(0, pageSize - allSurveys.length) : emptySlots;
  const reason =
    choice && emptySlots > 0 && surveys.length < allSurveys.length
      ? reasonOf(choice, surveys.length === 0)
      : undefined;
  const loading = isLoading(state);
  const { errors, info } = messagesOf(state);
  return (
    <section aria-labelledby={`${id}-name`} className={styles.row}>
      <h2 id={`${id}-name`} className={styles.name}>
        <ProviderLogo provider={provider} size="large" />
      </h2>
      <div className={styles.content}>
        <AlertLists errors={errors} info={info} loading={loading} level={3} />
        {state.status === 'empty' && <Text tone="muted">{emptyMessages[provider]}</Text>}
        <div role="status" className={reason === undefined ? styles.emptyRegion : undefined}>
          {reason !== undefined && <Text tone="muted">{reason}</Text>}
        </div>
        {state.status === 'failed' && <SurveysFailed onReload={onReload} />}
        {state.status === 'loading' && <CardSkeletons count={pageSize} />}
        {(state.status === 'ready' || state.status === 'empty') && (
          <CardGrid>
            {page.shown.map((survey) => (
              <SurveyCard key={survey.number} survey={survey} />
            ))}
            {Array.from({ length: lockedSlots }, (_, index) => (
              <LockedSlot key={index} {...(index === 0 && { profileHref })} />
            ))}
          </CardGrid>
        )}
      </div>
      {/* In place of the paging, to avoid a layout shift while the surveys load. */}
      {loading && surveys.length === 0 && (
        <div className={styles.paging}>
          <SurveysLoadingText />
        </div>
      )}
      {surveys.length > 0 && (
        <Paging
          id={id}
          provider={provider}
          {...page}
          count={surveys.length}
          loading={loading}
          onMove={onMove}
        />
      )}
    </section>
  );
}

interface PagingProps {
  /** The prefix of the ids of its elements. */
  id: string;
  provider: Provider;
  start: number;
  shown: readonly Survey[];
  previous: number | undefined;
  next: number | undefined;
  count: number;
  /** Whether the surveys are being fetched again. */
  loading: boolean;
  onMove: (position: number) => void;
}

/** The position in the list, and buttons to the pages before and after it. */
function Paging(props: PagingProps) {
  const { id, provider, start, shown, previous, next, count, loading, onMove } = props;
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  // A focused button that becomes disabled on the first or last page passes the focus to the other.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === nextButton.current && next === undefined) previousButton.current?.focus();
    if (activeElement === previousButton.current && previous === undefined)
      nextButton.current?.focus();
  }, [previous, next]);

  return (
    <div ref={keepFocusOnRemoval} className={styles.paging}>
      <div id={`${id}-position`} className={styles.position}>
        {loading ? (
          <SurveysLoadingText />
        ) : (
          <p role="status">
            {/* Named, because a filter changes both rows at once. */}
            <VisuallyHidden>{`${surveyProviders[provider]}: `}</VisuallyHidden>
            <span>{`${start + 1}–${start + shown.length} of ${count}`}</span>
          </p>
        )}
      </div>
      <Button
        ref={previousButton}
        tone="quiet"
        disabled={previous === undefined}
        describedBy={`${id}-position`}
        onClick={() => previous !== undefined && onMove(previous)}
      >
        Previous
      </Button>
      <Button
        ref={nextButton}
        tone="quiet"
        flush="end"
        disabled={next === undefined}
        describedBy={`${id}-position`}
        onClick={() => next !== undefined && onMove(next)}
      >
        Next
      </Button>
    </div>
  );
}
