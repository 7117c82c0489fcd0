import * as v from 'valibot';
import { parseTotalCb } from '../member/balance.ts';
import { parseEnvelope } from '../wire/envelope.ts';
import { logFailure, type RealtimeFailure } from '../wire/failures.ts';
import { decodeEntities } from '../basics/textOfHtml.ts';
import type { IncomingEvent } from './socketPort.ts';

const text = v.fallback(
  v.union([
    v.pipe(v.string(), v.transform(decodeEntities)),
    v.pipe(v.number(), v.transform(String)),
  ]),
  '',
);
const wireMessage = v.object({ Title: text, body: text, reply: v.optional(v.unknown()) });

export interface Message {
  /** '' if the message has none. */
  readonly title: string;
  /** '' if the message has none. */
  readonly content: string;
  /** The new balance in CB, if the message contains one. */
  readonly balance?: number;
}

/**
 * Reads a push (RTM-01, D44); `undefined`, and a report, if it has neither text nor balance. A reply that is not a
 * balance is reported and left out.
 */
export function readMessage(event: IncomingEvent, payload: unknown): Message | undefined {
  const report = (reason: RealtimeFailure['reason']) =>
    logFailure({ kind: 'realtime', path: event, reason });
  const parsed = v.safeParse(wireMessage, payload);
  const { Title: title, body: content, reply } = parsed.success ? parsed.output : emptyMessage;
  const balance = readBalance(reply);
  if (balance !== undefined) return { title, content, balance };
  if (reply != null) report('unexpected-reply');
  if (title.trim() || content.trim()) return { title, content };
  if (reply == null) report('unexpected-message');
  return undefined;
}

const emptyMessage = { Title: '', body: '', reply: undefined };

function readBalance(reply: unknown) {
  const envelope = parseEnvelope(reply);
  // A push responds to no call, so its reply may have no code (RTM-02).
  const isRefused = envelope?.success === false && envelope.errorCode !== '';
  return envelope && !isRefused ? parseTotalCb(envelope) : undefined;
}
