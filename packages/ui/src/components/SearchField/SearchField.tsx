import { useImperativeHandle, type Ref } from 'react';
import { Search, X } from 'lucide-react';
import * as field from '../Field/Field.css.ts';
import { useTextInput } from '../Field/useTextInput.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SearchFieldProps {
  /** The accessible name, which a placeholder cannot replace. */
  label: string;
  /** An example or a short prompt, shown while the field is empty. */
  placeholder: string;
  /** The search term. */
  value: string;
  /** Called on every keystroke, and with '' by the clear button. */
  onChange: (value: string) => void;
  /** Called when the term is committed, by blur or by Enter. */
  onCommit?: (() => void) | undefined;
  /** The input, to move the focus to it. */
  ref?: Ref<HTMLInputElement | null>;
}

/** A search field that filters the list below it while typing. Submits no form. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onCommit, ref } = props;
  const textInput = useTextInput(value, onChange);
  // `useTextInput` needs a ref of its own. Without the type arguments, null is not inferred.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => textInput.ref.current,
    [textInput.ref],
  );
  return (
    <div className={field.controlWrapper}>
      <label className={field.searchBox}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Search className={field.searchIcon} aria-hidden />
        <input
          {...textInput}
          type="search"
          className={field.searchInput}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onBlur={onCommit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onCommit?.();
          }}
        />
      </label>
      {value !== '' && (
        <div className={field.button}>
          <IconButton
            label="Clear the search"
            tone="inherit"
            icon={<X size={18} aria-hidden />}
            onClick={() => {
              onChange('');
              textInput.ref.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
