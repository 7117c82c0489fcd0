import type { Reply } from '@cb/ui/components/ReplyBox';
import type { Envelope } from '../wire/envelope.ts';

/** The fields that the form names otherwise than the call. */
const labels: ReadonlyMap<string, string> = new Map([
  ['userPassword', 'Password'],
  ['accountDeletionConfirmation', 'Confirmation'],
]);

/** An answer as ReplyBox shows it (DEL-10 to DEL-12), its fields under the names of the form. */
export const toReplyProps = ({
  success,
  errorCode,
  errors,
  info,
  fieldErrors,
}: Envelope): Reply => ({
  success,
  code: errorCode,
  errors,
  info,
  fieldErrors: fieldErrors.map(({ field, errors: ofField }) => ({
    field: labels.get(field) ?? field,
    errors: ofField,
  })),
});
