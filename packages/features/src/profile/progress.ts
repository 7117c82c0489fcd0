import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { requireSuccess } from '../shared/wire/CallError.ts';
import { post } from '../shared/wire/post.ts';
import { readList, uniqueBy, wireId, type WireId } from '../shared/wire/records.ts';

const path = '/myProfileProgressByProvider';

export type Provider = 'SAMPLY' | 'CINT';

const codes = v.fallback(v.nullish(v.array(v.union([v.string(), v.number()])), []), []);
export const progressRow = v.pipe(
  v.object({ QuestionID: wireId, Attempted: codes }),
  v.transform(({ QuestionID: id, Attempted: attempted }) => ({ id, attempted })),
);

/** One question of a provider (QUE-06). */
export interface QuestionProgress {
  readonly id: WireId;
  /** The codes of the chosen answers; empty if the question is unanswered. */
  readonly attempted: readonly WireId[];
}

/** Identifies a list of questions; they differ by member, provider and language. */
export interface Questions {
  readonly userId: WireId;
  readonly provider: Provider;
  /** The country-language code, such as ENG-US. */
  readonly language: string;
}

/** POST /myProfileProgressByProvider (CAL-11). Fails with a CallError; a refusal carries its Errors. */
export async function fetchProgress(
  { userId, provider, language }: Questions,
  signal: AbortSignal,
): Promise<QuestionProgress[]> {
  const body = { UserId: userId, CountryLanguageId: language, PartnerCode: provider };
  const { envelope } = requireSuccess(await post(path, body, { signal }));
  return uniqueBy(readList(path, envelope.data, progressRow), ({ id }) => String(id));
}

/** The progress for rings and averages. */
export const progressQuery = (questions: Questions) =>
  queryOptions({
    queryKey: ['profileProgress', questions.userId, questions.provider, questions.language],
    queryFn: ({ signal }) => fetchProgress(questions, signal),
  });

/** The percentage from which a profile counts as completed (PRF-08). */
const completePercent = 90;

export const isComplete = (percent: number | undefined) => (percent ?? 0) >= completePercent;

/**
 * A part of a whole in percent, 0..100, to one decimal place; `undefined` if the whole is 0
 * (QUE-20).
 */
export const toPercent = (part: number, whole: number) =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, part / whole)) * 1000) / 10 : undefined;

/** Returns the number of unanswered questions. */
export const countUnanswered = (questions: readonly QuestionProgress[]) =>
  questions.filter(({ attempted }) => attempted.length === 0).length;

/** The answered questions in percent; `undefined` if there are none. */
export const percentAnswered = (questions: readonly QuestionProgress[]) =>
  toPercent(questions.length - countUnanswered(questions), questions.length);
