import type { QuestionCell } from '@cb/ui/screens/Profile/QuestionCells';
import { isComplete, toPercent, type QuestionProgress } from '../member/profileProgress.ts';
import { isUnsent, type AnswersState } from './answers.ts';

/** The codes a question is answered with: as submitted here, else as the server knows. */
export const submittedCodes = ({ kept }: AnswersState, { id, attempted }: QuestionProgress) =>
  kept.get(String(id))?.codes ?? attempted;

/** What shows as chosen: the draft, where there is one. */
export const chosenCodes = (state: AnswersState, row: QuestionProgress) =>
  state.drafts.get(String(row.id)) ?? submittedCodes(state, row);

/** A question is answered when Attempted is not empty; what was saved here counts (QUE-12). */
export function toCells(rows: readonly QuestionProgress[], state: AnswersState): QuestionCell[] {
  return rows.map((row) => {
    const id = String(row.id);
    const answer = state.kept.get(id);
    return {
      id,
      answered: submittedCodes(state, row).length > 0,
      unsent: answer !== undefined && isUnsent(answer),
    };
  });
}

/** Percent answered, and whether so much has arrived that the reward is earned. */
export function toCompletion(rows: readonly QuestionProgress[], state: AnswersState) {
  const answered = rows.filter((row) => submittedCodes(state, row).length > 0);
  const arrived = answered.filter(
    ({ id }) => (state.kept.get(String(id))?.stage ?? 'sent') === 'sent',
  );
  return {
    completion: toPercent(answered.length, rows.length) ?? 0,
    completed: isComplete(toPercent(arrived.length, rows.length)),
  };
}

/** Where to begin: the first question without an answer, else the first. */
export function firstOpen(rows: readonly QuestionProgress[], state: AnswersState): number {
  return Math.max(
    0,
    rows.findIndex((row) => submittedCodes(state, row).length === 0),
  );
}
