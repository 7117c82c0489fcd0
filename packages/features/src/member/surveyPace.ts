import { isReturn } from '@cb/ui/domain/report';
import { sumCb } from '@cb/ui/domain/amount';
import { deviceTexts, useStoredText } from '../hooks/storedText.ts';
import type { WireId } from '../wire/wireId.ts';

/** The number of surveys from which an average is a pace. */
const least = 3;

interface Earned {
  readonly TransactionType: string;
  readonly cbCount: number;
}

/** Whether a transaction is the reward of a survey. */
export const isSurveyReward = ({ TransactionType: description, cbCount }: Earned) =>
  cbCount > 0 && /\bsurvey/i.test(description) && !isReturn({ description });

/**
 * Returns what the surveys among a member's transactions earned on average, in CB; `undefined` if there
 * are too few (D195).
 */
export function averagePerSurvey(transactions: readonly Earned[]): number | undefined {
  const earned = transactions.filter(isSurveyReward).map(({ cbCount }) => cbCount);
  return earned.length < least ? undefined : sumCb(...earned) / earned.length;
}

const keyOf = (userId: WireId) => `cb-survey-pace:${userId}`;

function parse(text: string) {
  const cb = Number(text);
  return cb > 0 && Number.isFinite(cb) ? cb : undefined;
}

/** Stores the pace of loaded transactions, so that other pages need no call for it. */
export const keepSurveyPace = (userId: WireId, transactions: readonly Earned[]) =>
  deviceTexts.store(keyOf(userId), String(averagePerSurvey(transactions) ?? ''));

/** Returns what a survey earns the member on average, in CB; `undefined` while unknown. */
export const useSurveyPace = (userId: WireId) => parse(useStoredText(keyOf(userId)));

/** Returns the pace at this moment, for events. */
export const readSurveyPace = (userId: WireId) => parse(deviceTexts.read(keyOf(userId)));
