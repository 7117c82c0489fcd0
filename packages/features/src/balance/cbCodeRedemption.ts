import { somethingWrong } from '@cb/ui/domain/commonMessages';
import { plainText } from '@cb/ui/domain/text';
import * as v from 'valibot';
import { toFieldErrors, toMessages } from '../shared/forms/formMessages.ts';
import type { Envelope } from '../shared/wire/envelope.ts';
import { type CallResult, postChange } from '../shared/wire/post.ts';
import { wireNumber } from '../shared/wire/records.ts';

/** POST /cinchCode/redeem (API-12). Only the server checks the format of the code (D265). */
export const redeemCode = (code: string) =>
  postChange('/cinchCode/redeem', { code: plainText(code) });

export const grantRecord = v.object({
  cbCount: wireNumber,
  Comments: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

interface Grant {
  /** The CB that were granted. */
  readonly cb: number;
  /** The first of the server's comments. */
  readonly comment?: string;
}

/** Reads the grant of a response: a code was granted if Data[0].cbCount is a number (D43). */
export function readGrant({ data }: Envelope): Grant | undefined {
  const parsed = v.safeParse(grantRecord, data[0]);
  if (!parsed.success) return undefined;
  const { cbCount: cb, Comments } = parsed.output;
  const [comment] = Comments;
  return typeof comment === 'string' ? { cb, comment } : { cb };
}

interface CbCodeState {
  readonly status: 'editing' | 'sending' | 'received';
  readonly code: string;
  readonly errors: readonly string[];
  readonly info: readonly string[];
  /** The message about the field. */
  readonly codeError?: string | undefined;
  /** The CB that the latest code granted, if it granted any. */
  readonly granted?: number;
}

export type CbCodeEvent =
  | { type: 'changed'; code: string }
  | { type: 'sent' }
  | { type: 'settled'; result: CallResult }
  /** The notice that the response arrived has been shown. */
  | { type: 'noticeEnded' };

export const initialCbCodeState: CbCodeState = {
  status: 'editing',
  code: '',
  errors: [],
  info: [],
};

/** Returns the state of a CB code after an event, from typing to the response (CBC-02 to CBC-09, D43). */
export function cbCodeReducer(state: CbCodeState, event: CbCodeEvent): CbCodeState {
  switch (event.type) {
    case 'changed':
      return state.status === 'editing' ? { ...state, code: event.code } : state;
    case 'sent':
      return { status: 'sending', code: state.code, errors: [], info: [] };
    case 'settled':
      return afterCall(state, event.result);
    case 'noticeEnded':
      return { ...state, status: 'editing' };
  }
}

function afterCall(state: CbCodeState, result: CallResult): CbCodeState {
  if (result.kind !== 'responded') return { ...state, status: 'editing', errors: [somethingWrong] };
  const { envelope } = result;
  const grant = readGrant(envelope);
  if (grant) {
    const { errors, info } = envelope;
    const comments = grant.comment === undefined ? [] : [grant.comment];
    return {
      status: 'received',
      code: '',
      errors,
      info: [...info, ...comments],
      granted: grant.cb,
    };
  }
  const { code } = toFieldErrors(envelope.fieldErrors, { code: 'code' });
  // Without a grant a code is refused, whatever the ErrorCode (D43).
  const messages = toMessages({ ...envelope, success: false });
  return { ...state, status: 'received', ...messages, codeError: code };
}
