import { useEffect, useState } from 'react';

/** What is typed in the forms that are shown, by form. */
const shown = new Map<string, unknown>();
/** What was typed when the session ended. */
const kept = new Map<string, unknown>();

/** Keeps what is typed for the member's next login on this page, as when the session expires. */
export function keepDrafts() {
  for (const [form, value] of shown) kept.set(form, value);
}

/** Drops what was kept, as when another member logs in. */
export const forgetDrafts = () => kept.clear();

/**
 * Like `useState`, for what a member types in a form: it survives an expired session and the login after it
 * (D316). Not for passwords.
 *
 * @param form Identifies the form and its member, such as "profile:7".
 * @param start The value before the member types.
 */
export function useDraft<Value>(form: string, start: Value) {
  const [initial] = useState(start);
  const [value, setValue] = useState(() => (kept.get(form) as Value | undefined) ?? start);
  useEffect(() => void kept.delete(form), [form]);
  // Not a layout effect: its end would come before the session gate keeps the drafts.
  useEffect(() => {
    if (value !== initial) shown.set(form, value);
    return () => void shown.delete(form);
  }, [form, value, initial]);
  return [value, setValue] as const;
}
