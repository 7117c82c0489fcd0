import { profilerCb } from '@cb/ui/domain/figures';
import { parseWholeNumber, problemWithNumber } from '@cb/ui/domain/wholeNumber';
import {
  QuestionnaireDialog,
  type QuestionnaireState,
} from '@cb/ui/screens/Profile/QuestionnaireDialog';
import type { Question } from '@cb/ui/screens/Profile/QuestionPanel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useSyncExternalStore } from 'react';
import type { QuestionProgress, Questions } from './progress.ts';
import { isRefusal } from '../shared/wire/CallError.ts';
import type { WireId } from '../shared/wire/records.ts';
import { type Answers, isRetried, isUnsent } from './answers.ts';
import { type QuestionDetails, questionQuery, questionsKey } from './questionnaireApi.ts';
import {
  chosenCodes,
  firstOpen,
  indexFrom,
  submittedCodes,
  toCells,
  toCompletion,
} from './toQuestionnaireState.ts';
import { noList, useAnswerable, usePreloading, useQuestionList } from './useQuestions.ts';

export interface QuestionnaireProps {
  /** The provider whose questions are asked, of whom and in which language. */
  questions: Questions;
  /** The answers that were given, and the sending of them. */
  answers: Answers;
  /** The address of the surveys. */
  surveysHref: string;
  /** Called when the member has closed the questionnaire. */
  onClose: () => void;
}

/** The open questionnaire over its three calls (CAL-11 to CAL-13). */
export function Questionnaire({ questions, answers, surveysHref, onClose }: QuestionnaireProps) {
  const shown = useQuestionnaire(questions, answers, onClose);
  return <QuestionnaireDialog {...shown} surveysHref={surveysHref} />;
}

/** The CB that completing a provider's questions earns (PRF-03). */
const rewards = { SAMPLY: profilerCb, CINT: undefined };

interface Dialog {
  /** The question that the member went to; without one, the first open question is shown. */
  readonly activeId?: WireId | undefined;
  /** The question whose typed number cannot be sent. */
  readonly wrongNumber?: WireId | undefined;
  /** How often the member tried to send it; each attempt is announced. */
  readonly refusals: number;
  /** The progress of leaving with unsent answers. */
  readonly leaving?: 'asked' | 'sending' | 'failed' | undefined;
}

type DialogEvent =
  | { type: 'moved'; id: WireId | undefined }
  | { type: 'refused'; id: WireId }
  | { type: 'leaving'; stage: Dialog['leaving'] };

function reduce(dialog: Dialog, event: DialogEvent): Dialog {
  switch (event.type) {
    case 'moved':
      return { ...dialog, activeId: event.id, wrongNumber: undefined, refusals: 0 };
    case 'refused':
      return { ...dialog, wrongNumber: event.id, refusals: dialog.refusals + 1 };
    case 'leaving':
      return { ...dialog, leaving: event.stage };
  }
}

/**
 * Returns the codes after picking `value`: it replaces a single choice, toggles others, and
 * deselects itself.
 */
function codesAfterPick(kind: 'one' | 'many', chosen: readonly WireId[], value: string) {
  const otherChosen = chosen.filter((code) => String(code) !== value);
  if (otherChosen.length < chosen.length) return otherChosen;
  return kind === 'one' ? [value] : [...chosen, value];
}

/**
 * Returns the codes to send: a number in digits, a typed text trimmed, options in the question's own
 * spelling (D57) and without those that it no longer offers, which the server would refuse.
 */
function sentCodes(details: QuestionDetails | undefined, codes: readonly WireId[]) {
  if (!details) return codes;
  if (details.kind === 'number') {
    return codes.map((code) => String(parseWholeNumber(String(code)) ?? code));
  }
  if (details.kind === 'text') return codes.map((code) => String(code).trim());
  return codes
    .map((code) => details.options.find(({ value }) => value === String(code))?.code)
    .filter((code) => code !== undefined);
}

/** Returns the value of a number or text box. */
const toTypedText = ([code = '']: readonly WireId[]) => String(code);

/** Returns the props of the open questionnaire (QUE-13 to QUE-20). */
function useQuestionnaire(questions: Questions, answers: Answers, onClose: () => void) {
  const client = useQueryClient();
  const { list, load } = useQuestionList(questions, answers);
  const state = useSyncExternalStore(answers.subscribe, answers.get);
  const [{ activeId, wrongNumber: wrong, refusals, leaving }, dispatch] = useReducer(reduce, {
    refusals: 0,
  });
  const leavingAttempt = useRef(0);

  const { rows: listed, ...loaded } = list.status === 'ready' ? list : noList;
  const rows = useAnswerable(questions, listed);
  // Uses the answers as loaded, so that answering does not move on to the next open question.
  const active = indexFrom(listed, rows, activeId) ?? firstOpen(rows, loaded.answers);
  const { completion, completed } = toCompletion(rows, state);
  // Without the questions that were left out since, because leaving one out earns nothing.
  const before = loaded.opened.filter(({ id }) => rows.some((row) => row.id === id));
  const wasComplete = toCompletion(before, noList.answers).completed;
  const row = rows[active];

  const details = useQuery({
    ...questionQuery(questions, row?.id ?? ''),
    enabled: row !== undefined,
  });
  usePreloading(questions, rows, active);

  /** The questions whose drafts could be sent. */
  const sendable = rows.filter(({ id }) => {
    const draft = state.drafts.get(String(id));
    if (draft === undefined) return false;
    return cachedDetails(id)?.kind !== 'number' || !problemWithNumber(toTypedText(draft));
  });
  function cachedDetails(id: WireId) {
    return client.getQueryData(questionQuery(questions, id).queryKey);
  }
  const unsentIds = [...state.submitted].filter(([, answer]) => isUnsent(answer)).map(([id]) => id);
  const unsent = new Set([...unsentIds, ...sendable.map(({ id }) => String(id))]).size;

  function submit(question: QuestionProgress) {
    const codes = sentCodes(cachedDetails(question.id), chosenCodes(state, question));
    // The question was unanswered and nothing is chosen, so there is nothing to send.
    if (codes.length === 0 && !state.drafts.has(String(question.id))) return;
    answers.submit(question.id, codes, questions.language);
  }

  function move(to: number) {
    if (!row) return;
    const { data } = details;
    if (data) {
      if (data.kind === 'number' && problemWithNumber(toTypedText(chosenCodes(state, row)))) {
        dispatch({ type: 'refused', id: row.id });
        return;
      }
      submit(row);
    }
    void answers.resend();
    dispatch({ type: 'moved', id: rows[(to + rows.length) % rows.length]?.id });
  }

  function stopLeaving() {
    leavingAttempt.current += 1;
    dispatch({ type: 'leaving', stage: undefined });
  }

  function leave() {
    stopLeaving();
    onClose();
  }

  async function sendAndLeave() {
    const attempt = (leavingAttempt.current += 1);
    dispatch({ type: 'leaving', stage: 'sending' });
    for (const question of sendable) submit(question);
    await answers.resend();
    if (attempt !== leavingAttempt.current) return;
    if (![...answers.get().submitted.values()].some(isUnsent)) leave();
    else dispatch({ type: 'leaving', stage: 'failed' });
  }

  function toState(): QuestionnaireState {
    if (leaving) return { status: 'leaving', unsent, outcome: leaving };
    if (list.status !== 'ready') return list;
    if (!row) return { status: 'empty' };
    return {
      status: 'ready',
      cells: toCells(rows, state),
      active,
      question: toQuestion(row, details.data, details.error),
      completion,
      completed,
      earned: completed && !wasComplete ? rewards[questions.provider] : undefined,
      unsent: unsentIds.length,
      sending: [...state.submitted.values()].some(isRetried),
    };
  }

  function toQuestion(
    question: QuestionProgress,
    data: QuestionDetails | undefined,
    error: Error | null,
  ): Question {
    if (!data) {
      if (!error || details.isFetching) return { status: 'loading' };
      if (isRefusal(error)) return { status: 'missing' };
      return { status: 'failed', onRetry: () => void details.refetch() };
    }
    const { kind, options } = data;
    const text = data.text || `Question ${active + 1}`;
    const chosen = chosenCodes(state, question);
    const edit = (codes: readonly WireId[]) =>
      answers.edit(question.id, codes, submittedCodes(answers.get(), question));
    if (kind === 'number') {
      const value = toTypedText(chosen);
      const problem = wrong === question.id ? problemWithNumber(value) : undefined;
      const onChange = (typed: string) => edit(typed.trim() === '' ? [] : [typed.trim()]);
      // A number box cannot show an answer from the server that is not a number.
      const isTyped = state.drafts.has(String(question.id));
      const shownValue = isTyped ? value : String(parseWholeNumber(value) ?? '');
      return { status: 'number', text, value: shownValue, problem, refusals, onChange };
    }
    if (kind === 'text') {
      const onChange = (typed: string) => edit(typed.trim() === '' ? [] : [typed]);
      return { status: 'text', text, value: toTypedText(chosen), onChange };
    }
    if (kind === 'none') return { status: 'missing' };
    const onToggle = (value: string) =>
      edit(codesAfterPick(kind, chosenCodes(answers.get(), question), value));
    return { status: kind, text, choices: options, chosen: chosen.map(String), onToggle };
  }

  return {
    state: toState(),
    onJump: move,
    onPrevious: () => move(active - 1),
    onNext: () => move(active + 1),
    onRefresh: () => {
      client.removeQueries({ queryKey: questionsKey(questions) });
      load();
    },
    onResend: () => void (leaving ? sendAndLeave() : answers.resend()),
    onClose: () => (unsent > 0 ? dispatch({ type: 'leaving', stage: 'asked' }) : leave()),
    onStay: stopLeaving,
    onLeave: leave,
  };
}
