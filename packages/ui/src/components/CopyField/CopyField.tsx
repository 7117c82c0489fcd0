import { Check, Copy } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import * as styles from './CopyField.css.ts';

/** Returns the text of a field to copy from. Throws if the target is not a field (SHR-03). */
export function textOf(target: unknown): string {
  if (typeof target === 'object' && target !== null && 'value' in target) {
    if (typeof target.value === 'string') return target.value;
  }
  throw new TypeError('Only a box with text can be copied from.');
}

export interface CopyFieldProps {
  /** The visible label. */
  label: string;
  /** The text to show and copy; the button is disabled while it is empty. */
  value: string;
  /** Shows several lines, for code. */
  multiline?: boolean;
  /** Why the value is empty; only for screen readers if the box itself shows a text. */
  emptyReason?: string;
  /** Shown in the box while the value is empty; never copied. */
  emptyText?: string;
}

/** How long the button shows that the text was copied, in ms (SHR-01). */
const feedbackMs = 2000;

const outcomeNotes = { copied: 'Copied to the clipboard.', refused: 'Press Ctrl+C to copy.' };

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** A read-only value to copy. If the clipboard is denied, the text is selected instead. */
export function CopyField({
  label,
  value,
  multiline = false,
  emptyReason = 'There is nothing to copy yet.',
  emptyText = '',
}: CopyFieldProps) {
  const { clock, copyText } = usePlatform();
  const id = useId();
  const box = useRef<TextBox>(null);
  const [attempt, setAttempt] = useState<{ outcome: 'copied' | 'refused'; value: string }>();
  // A changed value has not been copied.
  const outcome = attempt?.value === value ? attempt.outcome : undefined;
  const isCopied = outcome === 'copied';
  const isEmpty = value === '';

  useEffect(() => {
    if (attempt?.outcome !== 'copied') return undefined;
    return clock.after(feedbackMs, () => setAttempt(undefined));
  }, [clock, attempt]);

  // Shows the end of a long link, because that part identifies the member.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, [value]);

  async function copy() {
    const text = textOf(box.current);
    // A live region announces the same text again only if it was empty in between.
    setAttempt(undefined);
    try {
      await copyText(text);
      setAttempt({ outcome: 'copied', value });
    } catch {
      setAttempt({ outcome: 'refused', value });
      box.current?.focus();
      box.current?.select();
    }
  }

  const outcomeNote = outcome ? outcomeNotes[outcome] : '';
  const isNoteHidden = isEmpty ? emptyText !== '' : outcome !== 'refused';
  const Icon = isCopied ? Check : Copy;
  const boxProps = {
    value: isEmpty ? emptyText : value,
    readOnly: true,
    translate: 'no' as const,
    'aria-describedby': `${id}-note`,
    onFocus: selectAll,
    onClick: selectAll,
    ref: (element: TextBox | null) => {
      box.current = element;
    },
  };
  return (
    <Field label={label} id={id}>
      {(control) => (
        <>
          <div className={multiline ? styles.codeBox : styles.box}>
            {multiline ? (
              <textarea {...control} {...boxProps} rows={5} className={styles.code} />
            ) : (
              <input {...control} {...boxProps} className={styles.value} />
            )}
            <div className={styles.button}>
              <Button
                wide
                tone={isCopied ? 'primary' : 'secondary'}
                icon={<Icon size={20} aria-hidden />}
                disabled={isEmpty}
                describedBy={`${id}-label ${id}-note`}
                onClick={() => void copy()}
              >
                {isCopied ? 'Copied' : 'Copy'}
              </Button>
            </div>
          </div>
          <LiveText id={`${id}-note`} hidden={isNoteHidden}>
            {isEmpty ? emptyReason : outcomeNote}
          </LiveText>
        </>
      )}
    </Field>
  );
}

/** Selects the whole text, unless the member has selected a part of it. */
function selectAll({ currentTarget: box }: SyntheticEvent<TextBox>) {
  if (box.selectionStart === box.selectionEnd) box.select();
}
