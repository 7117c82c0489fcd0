import * as v from 'valibot';
import { parseTotalCb } from '../member/balance/balance.ts';
import { parseEnvelope } from '../wire/envelope.ts';
import { logFailure } from '../wire/failures.ts';
import type { IncomingEvent } from './socketPort.ts';

const wireMessage = v.object({
  Title: v.string(),
  body: v.string(),
  reply: v.nullish(v.unknown()),
});

export interface Message {
  readonly title: string;
  readonly content: string;
  /** The new balance in CB, if the message contains one. */
  readonly balance?: number;
}

/**
 * Reads a push (RTM-01, D44). A malformed message is reported and dropped; if only its reply is not
 * a balance, only the reply is.
 */
export function readMessage(event: IncomingEvent, payload: unknown): Message | undefined {
  const parsed = v.safeParse(wireMessage, payload);
  if (!parsed.success) {
    logFailure({ kind: 'realtime', path: event, reason: 'unexpected-message' });
    return undefined;
  }
  const { Title: title, body: content, reply } = parsed.output;
  if (reply == null) return { title, content };
  const envelope = parseEnvelope(reply);
  // A push does not answer a call, so its reply may have no code (RTM-02).
  const refused = envelope?.success === false && envelope.errorCode !== '';
  const balance = envelope && !refused ? parseTotalCb(envelope) : undefined;
  if (balance !== undefined) return { title, content, balance };
  logFailure({ kind: 'realtime', path: event, reason: 'unexpected-reply' });
  return { title, content };
}
