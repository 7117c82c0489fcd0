import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { refreshOwnBalance } from '../shared/member/balance.ts';
import { createMemberStores } from '../shared/session/memberStores.ts';
import { isStillMember, useUserId } from '../shared/session/session.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { storedValue, tabTexts } from '../shared/storage/storedText.ts';
import { isReadable } from '../shared/wire/CallError.ts';
import { wireId } from '../shared/wire/records.ts';
import {
  type Answers,
  createAnswers,
  type SubmittedAnswer,
  type SubmittedAnswers,
} from './answers.ts';
import {
  isComplete,
  percentAnswered,
  progressQuery,
  type Provider,
  type Questions,
} from './progress.ts';
import { sendAnswer } from './questionnaireApi.ts';

const answerCodes = v.pipe(v.array(v.union([v.string(), v.number()])), v.readonly());
const storedAnswers = storedValue(
  v.record(v.string(), v.object({ question: wireId, codes: answerCodes, language: v.string() })),
  tabTexts,
);

/** Reads the unsent answers of this browser session. */
export function readAnswers(key: string): SubmittedAnswers {
  const stored = Object.entries(storedAnswers.read(key) ?? {});
  return new Map(
    stored.map(([id, answer]): [string, SubmittedAnswer] => [id, { ...answer, stage: 'failed' }]),
  );
}

/** Stores the answers that have not arrived, so that a reload loses none. */
export function storeAnswers(key: string, submitted: SubmittedAnswers) {
  const unsent = [...submitted]
    .filter(([, { stage }]) => stage !== 'sent')
    .map(([id, { question, codes, language }]) => [id, { question, codes, language }] as const);
  storedAnswers.store(key, unsent.length === 0 ? undefined : Object.fromEntries(unsent));
}

/** Stored per member and provider outside React, so that leaving the page loses no answer. */
const getStore = createMemberStores<Answers>();

type Owner = Pick<Questions, 'userId' | 'provider'>;

async function send(questions: Questions, answer: SubmittedAnswer) {
  const result = await sendAnswer(questions, answer);
  if (result.kind !== 'responded') return 'failed';
  return isReadable(result) ? 'sent' : 'refused';
}

/** Refetches the progress. If that completes the profile, the balance has grown (D44). */
async function refreshProgress(client: QueryClient, questions: Questions) {
  const query = progressQuery(questions);
  const { queryKey } = query;
  const before = percentAnswered(client.getQueryData(queryKey) ?? []);
  try {
    // A request under way may not include this answer yet.
    await client.cancelQueries({ queryKey });
    const after = percentAnswered(await client.fetchQuery({ ...query, staleTime: 0 }));
    if (isComplete(before) || !isComplete(after)) return;
    await refreshOwnBalance(client, questions.userId);
  } catch {
    // The failure has been reported, or a newer request has replaced this one.
  }
}

function createStore(client: QueryClient, { userId, provider }: Owner, key: string): Answers {
  let latest: Questions | undefined;
  return createAnswers({
    remembered: readAnswers(key),
    mayResend: () => isStillMember(client, userId),
    remember: (submitted) => storeAnswers(key, submitted),
    send: (_id, answer) => {
      latest = { userId, provider, language: answer.language };
      return send(latest, answer);
    },
    onSent: () => {
      if (latest) void refreshProgress(client, latest);
    },
  });
}

/** Returns a member's answers to a provider's questions, which outlive the page. */
export function useAnswers(provider: Provider): Answers {
  const userId = useUserId();
  const client = useQueryClient();
  const key = keyOf('answers', userId, provider);
  return getStore(client, key, () => createStore(client, { userId, provider }, key));
}
