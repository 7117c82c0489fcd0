import { plainText } from '@cb/ui/domain/text';
import * as v from 'valibot';
import type { Envelope } from '../wire/envelope.ts';
import { postChange } from '../wire/post.ts';

/** POST /cinchCode/redeem (API-12). Only the server checks the format of the code (D265). */
export const redeemCode = (code: string) =>
  postChange('/cinchCode/redeem', { code: plainText(code) });

export const grantRecord = v.object({
  cbCount: v.pipe(v.number(), v.finite()),
  Comments: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

export interface Grant {
  /** The CB that were granted. */
  readonly cb: number;
  /** The first of the server's comments. */
  readonly comment?: string;
}

/**
 * Reads the grant of an answer: a code was granted if Data[0].cbCount is a number (decision D43).
 */
export function readGrant({ data }: Envelope): Grant | undefined {
  const parsed = v.safeParse(grantRecord, data[0]);
  if (!parsed.success) return undefined;
  const { cbCount: cb, Comments } = parsed.output;
  const [comment] = Comments;
  return typeof comment === 'string' ? { cb, comment } : { cb };
}
