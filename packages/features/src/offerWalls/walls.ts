import { parseUrl } from '@cb/ui/platform/outsideUrl';
import * as v from 'valibot';
import { isRecord } from '../shared/wire/envelope.ts';
import type { RuntimeMessage, Wall } from './providers.ts';

const message = v.object({ target: v.string(), value: v.unknown() });

const isGiven = ({ value }: RuntimeMessage) => value !== undefined && value !== null;

/** Reads the messages of a list; anything else in it is dropped (FRM-05). */
export function readRuntimeMessages(list: unknown): readonly RuntimeMessage[] {
  if (!Array.isArray(list)) return [];
  return list
    .map((entry) => v.safeParse(message, entry))
    .filter((parsed) => parsed.success)
    .map(({ output }) => output)
    .filter(isGiven);
}

/** The content of a response's Data list. */
export interface WallContent {
  /** Empty if the response has none. */
  readonly address: string;
  readonly messages: readonly RuntimeMessage[];
}

/** Returns an absolute address; '' for others, which would lead to a page of our own. */
const addressOf = (value: unknown) =>
  typeof value === 'string' && parseUrl(value) ? value.trim() : '';

function linkOf({ linkKey }: Wall, first: unknown) {
  if (linkKey === undefined) return first;
  return isRecord(first) ? first[linkKey] : undefined;
}

/** Reads the link and the messages of a provider's response, according to its record. */
export function readWall(wall: Wall, [first, list]: readonly unknown[]): WallContent {
  const { defaultMessages } = wall;
  const address = addressOf(linkOf(wall, first));
  if (defaultMessages === undefined) return { address, messages: [] };
  const messages = readRuntimeMessages(list);
  return { address, messages: messages.length > 0 ? messages : defaultMessages };
}

const addressKeys = ['offerwallUrl', 'url', 'externalUrl'] as const;
const userIdKeys = ['userId', 'userid', 'user_id', 'UserId', 'app_uid', 'appUid'] as const;

/** The content of an inBrain response. */
interface InbrainContent {
  /** Empty if the response has none. */
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

/** Reads Data[0] of the inBrain response (INN-05); a record of another shape has no address. */
export function readInbrain(data: unknown): InbrainContent {
  const fields = isRecord(data) ? data : {};
  const addresses = addressKeys
    .map((key) => fields[key])
    .filter((value) => typeof value === 'string');
  const address = addresses.map((value) => value.trim()).find((value) => value !== '') ?? '';
  const userId = userIdKeys.map((key) => fields[key]).find(isId);
  return {
    address: withUserId(address, userId),
    mode: fields['mode'] === 'link' ? 'link' : 'frame',
    messages: readRuntimeMessages(fields['runtimeMessages']),
  };
}
