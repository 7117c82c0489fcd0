import type { Wall } from './providers.ts';
import { runtimeMessages, type RuntimeMessage } from './runtimeMessage.ts';

/** What an answer's Data list is read for. */
export interface WallContent {
  /** Empty when the answer has none. */
  readonly address: string;
  readonly messages: readonly RuntimeMessage[];
}

/** A whole address; a text that would only lead somewhere on our own site is none. */
const addressOf = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) ? value.trim() : '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the link and the messages of a provider's answer, as its record says. */
export function readWall(
  { linkKey, defaultMessages }: Wall,
  [first, list]: readonly unknown[],
): WallContent {
  const keyed = linkKey !== undefined && isRecord(first) ? first[linkKey] : undefined;
  const address = addressOf(linkKey === undefined ? first : keyed);
  if (defaultMessages === undefined) return { address, messages: [] };
  const messages = runtimeMessages(list);
  return { address, messages: messages.length > 0 ? messages : defaultMessages };
}

/** "Loading offers from BitLabs...", and so for all of them (decision D22). */
export const loadingText = (name: string) => `Loading offers from ${name}...`;

/** The alert of a link that did not come (decision D23). */
export const failureText = (name: string) =>
  `We couldn't load the ${name} offerwall. Please try again later.`;
