import { profilerCb } from '@cb/ui/domain/figures';
import { parseWholeNumber, problemWithNumber } from '@cb/ui/domain/wholeNumber';
import {
  QuestionnaireDialog,
  type QuestionnaireState,
} from '@cb/ui/screens/Profile/QuestionnaireDialog';
import type { Question } from '@cb/ui/screens/Profile/QuestionPanel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { isRefusal } from '../shared/wire/CallError.ts';
import type { WireId } from '../shared/wire/records.ts';
import { type Answers, isRetried, isUnsent } from './answers.ts';
import type { QuestionProgress, Questions } from './progress.ts';
import { type QuestionDetails, questionQuery, questionsKey } from './questionnaireApi.ts';
import {
  chosenCodes,
  firstOpen,
  indexFrom,
  submittedCodes,
  toCells,
  toCompletion,
} from './questionnaireState.ts';
import { noList, useAnswerable, usePreloading, useQuestionList } from './useQuestions.ts';

export interface QuestionnaireProps {
  /** The member, the provider and the language of the questions. */
  questions: Questions;
  /** The member's answers, which it shows and sends. */
  answers: Answers;
  /** The address of the surveys. */
  surveysHref: string;
  /** Called when the member has closed the questionnaire. */
  onClose: () => void;
}

/** The open questionnaire over its three calls (CAL-11 to CAL-13). */
export function Questionnaire({ questions, answers, surveysHref, onClose }: QuestionnaireProps) {
  const dialogProps = useQuestionnaire(questions, answers, onClose);
  return <QuestionnaireDialog {...dialogProps} surveysHref={surveysHref} />;
}

/** The CB that completing a provider's questions earns (PRF-03). */
const rewards = { SAMPLY: profilerCb, CINT: undefined };

/** The question that is shown, and what the member tried there. */
interface CurrentQuestion {
  /** The question that the member went to; without one, the first open question is shown. */
  readonly id: WireId | undefined;
  /** How often the member tried to send a number that cannot be sent; each attempt is announced. */
  readonly refusals: number;
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
function toSentCodes(details: QuestionDetails | undefined, codes: readonly WireId[]) {
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
  const [current, setCurrent] = useState<CurrentQuestion>({ id: undefined, refusals: 0 });

  const { rows: listed, ...loaded } = list.status === 'ready' ? list : noList;
  const rows = useAnswerable(questions, listed);
  // Uses the answers as loaded, so that answering does not move on to the next open question.
  const active = indexFrom(listed, rows, current.id) ?? firstOpen(rows, loaded.answers);
  const { completion, completed } = toCompletion(rows, state);
  // Without the questions that were left out since, because leaving one out earns nothing.
  const openedRows = loaded.opened.filter(({ id }) => rows.some((row) => row.id === id));
  const wasComplete = toCompletion(openedRows, noList.answers).completed;
  const row = rows[active];
  const refusals = row && row.id === current.id ? current.refusals : 0;

  const details = useQuery({
    ...questionQuery(questions, row?.id ?? ''),
    enabled: row !== undefined,
  });
  usePreloading(questions, rows, active);

  function cachedDetails(id: WireId) {
    return client.getQueryData(questionQuery(questions, id).queryKey);
  }

  /** The questions whose drafts could be sent. */
  const sendable = rows.filter(({ id }) => {
    const draft = state.drafts.get(String(id));
    if (draft === undefined) return false;
    return cachedDetails(id)?.kind !== 'number' || !problemWithNumber(toTypedText(draft));
  });
  const unsentIds = [...state.submitted].filter(([, answer]) => isUnsent(answer)).map(([id]) => id);
  const unsent = new Set([...unsentIds, ...sendable.map(({ id }) => String(id))]).size;

  function submit(question: QuestionProgress) {
    const codes = toSentCodes(cachedDetails(question.id), chosenCodes(state, question));
    // The question was unanswered and nothing is chosen, so there is nothing to send.
    if (codes.length === 0 && !state.drafts.has(String(question.id))) return;
    answers.submit(question.id, codes, questions.language);
  }

  function move(to: number) {
    if (!row) return;
    const { data } = details;
    if (data) {
      if (data.kind === 'number' && problemWithNumber(toTypedText(chosenCodes(state, row)))) {
        setCurrent({ id: row.id, refusals: refusals + 1 });
        return;
      }
      submit(row);
    }
    void answers.resend();
    setCurrent({ id: rows[(to + rows.length) % rows.length]?.id, refusals: 0 });
  }

  async function sendAll() {
    for (const question of sendable) submit(question);
    await answers.resend();
    return ![...answers.get().submitted.values()].some(isUnsent);
  }

  const leaving = useLeaving(sendAll, onClose);

  function toState(): QuestionnaireState {
    if (leaving.stage) return { status: 'leaving', unsent, outcome: leaving.stage };
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
      const problem = refusals > 0 ? problemWithNumber(value) : undefined;
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
    onResend: () => void (leaving.stage ? leaving.sendAndLeave() : answers.resend()),
    onClose: () => (unsent > 0 ? leaving.ask() : leaving.leave()),
    onStay: leaving.stay,
    onLeave: leaving.leave,
  };
}

/**
 * Leaves the questionnaire, if requested after `sendAll`, which resolves to whether everything has
 * arrived. Its outcome is ignored once the member stays or leaves.
 */
function useLeaving(sendAll: () => Promise<boolean>, onLeave: () => void) {
  const [stage, setStage] = useState<'asked' | 'sending' | 'failed'>();
  const latestAttempt = useRef(0);

  function stay() {
    latestAttempt.current += 1;
    setStage(undefined);
  }

  function leave() {
    stay();
    onLeave();
  }

  async function sendAndLeave() {
    latestAttempt.current += 1;
    const attempt = latestAttempt.current;
    setStage('sending');
    const isAllSent = await sendAll();
    if (attempt !== latestAttempt.current) return;
    if (isAllSent) leave();
    else setStage('failed');
  }

  return { stage, ask: () => setStage('asked'), stay, leave, sendAndLeave };
}
