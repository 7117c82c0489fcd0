import { parseUrl } from '@cb/ui/platform/outsideUrl';
import type { Wall } from './providers.ts';
import { runtimeMessages, type RuntimeMessage } from './runtimeMessage.ts';

/** The content of an answer's Data list. */
export interface WallContent {
  /** Empty if the answer has none. */
  readonly address: string;
  readonly messages: readonly RuntimeMessage[];
}

/** Returns an absolute address; '' for others, which would lead to a page of our own. */
const addressOf = (value: unknown) =>
  typeof value === 'string' && parseUrl(value) ? value.trim() : '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads the link and the messages of a provider's answer, according to its record. */
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
