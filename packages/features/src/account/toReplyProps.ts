import type { Reply } from '@cb/ui/components/ReplyBox';
import type { Envelope } from '../wire/envelope.ts';

/** Returns the ReplyBox props for an answer (DEL-10 to DEL-12). */
export const toReplyProps = ({
  success,
  errorCode,
  errors,
  info,
  fieldErrors,
}: Envelope): Reply => ({ success, code: errorCode, errors, info, fieldErrors });
