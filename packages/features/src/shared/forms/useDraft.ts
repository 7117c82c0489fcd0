import { useEffect, useState } from 'react';

/** The drafts of the forms on the page, by form. */
const currentDrafts = new Map<string, unknown>();
/** The drafts that were saved when the session ended, by form. */
const savedDrafts = new Map<string, unknown>();

/** Saves the drafts for the member's next login on this page, as when the session expires. */
export function saveDrafts() {
  for (const [form, value] of currentDrafts) savedDrafts.set(form, value);
}

/** Deletes the saved drafts, as when another member logs in. */
export const forgetDrafts = () => savedDrafts.clear();

/**
 * Like `useState`, for the typed values of a form: they survive an expired session and the login after it
 * (D316). Not for passwords.
 *
 * @param form Identifies the form and its member, such as "profile:7".
 * @param startValue The value before the member types.
 */
export function useDraft<Value>(form: string, startValue: Value) {
  const [firstValue] = useState(startValue);
  const [value, setValue] = useState(
    () => (savedDrafts.get(form) as Value | undefined) ?? startValue,
  );
  // A saved draft is restored once.
  useEffect(() => void savedDrafts.delete(form), [form]);
  // Not a layout effect, whose cleanup would run before the session gate saves the drafts.
  useEffect(() => {
    if (value !== firstValue) currentDrafts.set(form, value);
    return () => void currentDrafts.delete(form);
  }, [form, value, firstValue]);
  return [value, setValue] as const;
}
