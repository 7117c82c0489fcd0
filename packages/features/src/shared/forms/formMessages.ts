import { somethingWrong } from '@cb/ui/domain/commonMessages';
import type { Envelope, FieldErrors } from '../wire/envelope.ts';

/**
 * Returns the messages of a form after a response (D302); those about a field start with its name. A response
 * without any message gets one: that something went wrong, or `successMessage`.
 */
export function toMessages(
  { success, errors, info, fieldErrors }: Envelope,
  successMessage?: string,
): Pick<Envelope, 'errors' | 'info'> {
  const fieldMessages = fieldErrors.map(
    ({ field, errors: ofField }) => `${field}: ${ofField.join(' ')}`,
  );
  const allErrors = [...errors, ...fieldMessages];
  if (allErrors.length + info.length > 0) return { errors: allErrors, info };
  if (!success) return { errors: [somethingWrong], info };
  return { errors: allErrors, info: successMessage === undefined ? info : [successMessage] };
}

/** The name on the wire of each field of a form; case does not matter. */
type WireNames<Field extends string> = Readonly<Record<Field, string>>;

/** Returns the messages about the fields of a form. */
export function toFieldErrors<Field extends string>(
  fieldErrors: readonly FieldErrors[],
  wireNames: WireNames<Field>,
): Partial<Record<Field, string>> {
  const errorOf = (name: string) =>
    fieldErrors
      .filter(({ field }) => field.toLowerCase() === name.toLowerCase())
      .flatMap(({ errors }) => errors)
      .join(' ');
  const fields = Object.entries<string>(wireNames).map(([field, name]) => [field, errorOf(name)]);
  return Object.fromEntries(fields.filter(([, error]) => error !== '')) as Partial<
    Record<Field, string>
  >;
}
