import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { textOfHtml } from '../shared/basics/textOfHtml.ts';
import { requireReadable } from '../shared/wire/CallError.ts';
import { post, postChange } from '../shared/wire/post.ts';
import { firstRecord, wireId, type WireId } from '../shared/wire/records.ts';
import type { SubmittedAnswer } from './answers.ts';
import type { Questions } from './progress.ts';

const detailsPath = '/getMyQuestionByProvider';

const text = v.pipe(v.fallback(v.nullish(v.string(), ''), ''), v.transform(textOfHtml));
const option = v.object({ OptionText: text, Precode: wireId });

/** The details that are shown; the server sends more (QUE-07). */
export const questionRecord = v.object({
  QuestionText: text,
  QuestionType: text,
  Name: text,
  Options: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

/** How a question is answered; `none`: nobody can answer it. */
export type QuestionKind = 'one' | 'many' | 'number' | 'text' | 'none';

export interface QuestionOption {
  readonly value: string;
  /** The value as sent by the server (D57). */
  readonly code: WireId;
  readonly label: string;
}

export interface QuestionDetails {
  readonly kind: QuestionKind;
  /** The question's text, or else its name; empty if it has neither. */
  readonly text: string;
  /** The options, each with a unique code, which is also the label of an option without a text. */
  readonly options: readonly QuestionOption[];
}

/** Returns the kind of a question. Types that are not named here are multi-select (D24). */
function toKind(type: string, options: readonly QuestionOption[]): QuestionKind {
  if (type === 'Numeric - Open-end') return 'number';
  if (type === 'Text - Open-end') return 'text';
  if (type === 'Dummy' || options.length === 0) return 'none';
  return type === 'Single Punch' ? 'one' : 'many';
}

/**
 * Reads the options. Those with the same code are one answer to the server, so they are one choice.
 */
function readOptions(listed: readonly unknown[]): readonly QuestionOption[] {
  const options = new Map<string, QuestionOption>();
  for (const entry of listed) {
    const parsed = v.safeParse(option, entry);
    if (!parsed.success) continue;
    const { OptionText, Precode: code } = parsed.output;
    const value = String(code);
    const label = OptionText || `Option ${value}`;
    const known = options.get(value);
    if (!known) options.set(value, { value, code, label });
    else if (!known.label.split(' / ').includes(label)) {
      options.set(value, { ...known, label: `${known.label} / ${label}` });
    }
  }
  return [...options.values()];
}

/** The query key of the details; refreshing the questions removes everything under it. */
export const questionsKey = ({ userId, provider, language }: Questions) =>
  ['question', userId, provider, language] as const;

/**
 * POST /getMyQuestionByProvider (CAL-12), once per question. Fails with a CallError; after a refusal,
 * or a response without a record, the question is skipped.
 */
export const questionQuery = (questions: Questions, id: WireId) =>
  queryOptions({
    queryKey: [...questionsKey(questions), id],
    queryFn: async ({ signal }): Promise<QuestionDetails> => {
      const body = {
        PartnerCode: questions.provider,
        CountryLanguageCode: questions.language,
        QuestionID: id,
        UserId: questions.userId,
      };
      const result = await post(detailsPath, body, { signal });
      const { QuestionType, QuestionText, Name, Options } = firstRecord(
        detailsPath,
        requireReadable(result),
        questionRecord,
      );
      const options = readOptions(Options);
      return { kind: toKind(QuestionType, options), text: QuestionText || Name, options };
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** POST /AddUserProfilingByProvider (CAL-13). Only the ErrorCode of the response is used. */
export const sendAnswer = (questions: Questions, { question, codes }: SubmittedAnswer) =>
  postChange('/AddUserProfilingByProvider', {
    UserId: questions.userId,
    CountryLanguageCode: questions.language,
    QuestionId: question,
    ClientCode: questions.provider,
    AnswerId: codes,
  });
