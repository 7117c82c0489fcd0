import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readable } from '../wire/CallError.ts';
import { firstRecord } from '../wire/firstRecord.ts';
import { post, postChange } from '../wire/post.ts';
import type { Questions } from '../member/profileProgress.ts';
import type { KeptAnswer } from './answers.ts';
import { wireId, type WireId } from '../wire/wireId.ts';

const detailsPath = '/getMyQuestionByProvider';

const text = v.fallback(v.nullish(v.string(), ''), '');
const option = v.object({ OptionText: text, Precode: wireId });

/** The details that are shown; the server sends more (QUE-07). */
export const questionRecord = v.object({
  QuestionText: text,
  QuestionType: text,
  Name: text,
  Options: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

export type QuestionKind = 'one' | 'many' | 'number';

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

/**
 * Returns the kind of a question. Any type other than the two named ones is multi-select (decision
 * D24).
 */
function toKind(type: string): QuestionKind {
  if (type === 'Single Punch') return 'one';
  return type === 'Numeric - Open-end' ? 'number' : 'many';
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
    const label = OptionText.trim() || `Option ${value}`;
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
 * or an answer without a record, the question is skipped.
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
        readable(result),
        questionRecord,
      );
      return {
        kind: toKind(QuestionType),
        text: QuestionText.trim() || Name.trim(),
        options: readOptions(Options),
      };
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** POST /AddUserProfilingByProvider (CAL-13). Only whether the answer is SUCCESS is used. */
export const sendAnswer = (questions: Questions, { question, codes }: KeptAnswer) =>
  postChange('/AddUserProfilingByProvider', {
    UserId: questions.userId,
    CountryLanguageCode: questions.language,
    QuestionId: question,
    ClientCode: questions.provider,
    AnswerId: codes,
  });
