import type { QuestionCell } from '@cb/ui/screens/Profile/QuestionCells';
import type { WireId } from '../shared/wire/records.ts';
import { type AnswersState, isUnsent } from './answers.ts';
import { isComplete, type QuestionProgress, toPercent } from './progress.ts';

/** Returns the codes of a question's answer: the one submitted here, or else the server's. */
export const submittedCodes = ({ submitted }: AnswersState, { id, attempted }: QuestionProgress) =>
  submitted.get(String(id))?.codes ?? attempted;

/** Returns the codes shown as chosen: those of the draft, if there is one. */
export const chosenCodes = (state: AnswersState, row: QuestionProgress) =>
  state.drafts.get(String(row.id)) ?? submittedCodes(state, row);

/**
 * Returns the cells. A question is answered if Attempted is not empty or an answer was saved here
 * (QUE-12).
 */
export function toCells(rows: readonly QuestionProgress[], state: AnswersState): QuestionCell[] {
  return rows.map((row) => {
    const id = String(row.id);
    const answer = state.submitted.get(id);
    return {
      id,
      answered: submittedCodes(state, row).length > 0,
      unsent: answer !== undefined && isUnsent(answer),
    };
  });
}

/** Returns the percentage answered, and whether enough answers have arrived to earn the reward. */
export function toCompletion(rows: readonly QuestionProgress[], state: AnswersState) {
  const answered = rows.filter((row) => submittedCodes(state, row).length > 0);
  const arrived = answered.filter(
    ({ id }) => (state.submitted.get(String(id))?.stage ?? 'sent') === 'sent',
  );
  return {
    completion: toPercent(answered.length, rows.length) ?? 0,
    completed: isComplete(toPercent(arrived.length, rows.length)),
  };
}

/** Returns the index of the first question without an answer, or 0. */
export function firstOpen(rows: readonly QuestionProgress[], state: AnswersState): number {
  return Math.max(
    0,
    rows.findIndex((row) => submittedCodes(state, row).length === 0),
  );
}

/** Returns the index in `rows` of the question with this id; if `rows` leaves it out, of the next one listed. */
export function indexFrom(
  listed: readonly QuestionProgress[],
  rows: readonly QuestionProgress[],
  id: WireId | undefined,
) {
  const index = listed.findIndex((row) => row.id === id);
  if (index < 0) return undefined;
  const following = [...listed.slice(index), ...listed.slice(0, index)];
  const next = following.find((row) => rows.includes(row));
  return next && rows.indexOf(next);
}

/** The number of questions to preload on each side of the current one (QUE-19). */
const preloadRadius = 5;

/** Returns the indexes around an index, nearest first, wrapping at the ends; each once, without `index`. */
export function neighbours(index: number, total: number): number[] {
  const steps = Array.from({ length: preloadRadius }, (_, previous) => previous + 1);
  const around = steps.flatMap((step) => [index + step, index - step]);
  // The remainder of a negative number is negative.
  const wrapped = around.map((target) => ((target % total) + total) % total);
  return [...new Set(wrapped)].filter((target) => target !== index);
}
