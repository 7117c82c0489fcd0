import type { Reply } from '@cb/ui/components/ReplyBox';
import type { Envelope } from '../wire/envelope.ts';

/** Maps field names of the call to those of the form, where they differ. */
const labels: ReadonlyMap<string, string> = new Map([
  ['userPassword', 'Password'],
  ['accountDeletionConfirmation', 'Confirmation'],
]);

/** Returns the props of ReplyBox for an answer (DEL-10 to DEL-12), with the form's field names. */
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
