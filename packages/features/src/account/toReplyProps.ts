import type { Reply } from '@cb/ui/components/ReplyBox';
import type { Envelope } from '../wire/envelope.ts';

/** An answer as ReplyBox shows it (DEL-10 to DEL-12). */
export const toReplyProps = ({
  success,
  errorCode,
  errors,
  info,
  fieldErrors,
}: Envelope): Reply => ({ success, code: errorCode, errors, info, fieldErrors });

/** An answer as the two lists of a form; what it says of a field carries the field's name. */
export const toMessages = ({ errors, info, fieldErrors }: Envelope) => ({
  errors: [
    ...errors,
    ...fieldErrors.map(({ field, errors: ofField }) => `${field}: ${ofField.join(' ')}`),
  ],
  info,
});
