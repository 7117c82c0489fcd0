import { parseUrl } from '@cb/ui/platform/outsideUrl';
import * as v from 'valibot';
import { runtimeMessages, type RuntimeMessage } from './runtimeMessage.ts';

const addressKeys = ['offerwallUrl', 'url', 'externalUrl'] as const;
const userIdKeys = ['userId', 'userid', 'user_id', 'UserId', 'app_uid', 'appUid'] as const;

const record = v.record(v.string(), v.unknown());

export interface Inbrain {
  /** Empty if the answer has none. */
  readonly address: string;
  readonly mode: 'link' | 'frame';
  readonly messages: readonly RuntimeMessage[];
}

const isId = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

/**
 * Adds `app_uid` to the address, unless it already has one or there is no user id (INN-09). Returns
 * '' if the text is not an absolute address.
 */
function withUserId(address: string, userId: unknown) {
  const url = parseUrl(address);
  if (!url) return '';
  if (!isId(userId)) return address;
  if (!url.searchParams.has('app_uid')) url.searchParams.set('app_uid', String(userId).trim());
  return url.href;
}

/** Reads Data[0] of the inBrain answer (INN-05); a record of another shape has no address. */
export function readInbrain(data: unknown): Inbrain {
  const parsed = v.safeParse(record, data);
  const given = parsed.success ? parsed.output : {};
  const addresses = addressKeys
    .map((key) => given[key])
    .filter((value) => typeof value === 'string');
  const address = addresses.map((value) => value.trim()).find((value) => value !== '') ?? '';
  const userId = userIdKeys.map((key) => given[key]).find(isId);
  return {
    address: withUserId(address, userId),
    mode: given['mode'] === 'link' ? 'link' : 'frame',
    messages: runtimeMessages(given['runtimeMessages']),
  };
}
