import { useMemo } from 'react';
import * as v from 'valibot';
import { deviceTexts, useStoredText } from '../hooks/storedText.ts';
import type { WireId } from '../wire/wireId.ts';

const amount = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e15));

const myGoal = v.object({
  /** The brand's key. */
  key: v.string(),
  name: v.string(),
  /** The card's value in its own currency. */
  value: amount,
  currency: v.string(),
  /** In CB. */
  price: amount,
  /** The address of the brand's picture. */
  image: v.optional(v.string()),
});

/** The gift card that a member saves for (D194). */
export type MyGoal = v.InferOutput<typeof myGoal>;

const stored = v.pipe(v.string(), v.parseJson(), myGoal);

function parse(text: string): MyGoal | undefined {
  const parsed = v.safeParse(stored, text);
  return parsed.success ? parsed.output : undefined;
}

const keyOf = (userId: WireId) => `cb-my-goal:${userId}`;

/** Returns the member's goal on this device, and re-renders when this or another tab changes it. */
export function useMyGoal(userId: WireId) {
  const text = useStoredText(keyOf(userId));
  return useMemo(() => parse(text), [text]);
}

/** Returns the member's goal at this moment, for events. */
export const readMyGoal = (userId: WireId) => parse(deviceTexts.read(keyOf(userId)));

/** Stores the member's one goal, instead of an earlier one; `undefined` removes it. */
export const keepMyGoal = (userId: WireId, goal: MyGoal | undefined) =>
  deviceTexts.store(keyOf(userId), goal ? JSON.stringify(goal) : '');
