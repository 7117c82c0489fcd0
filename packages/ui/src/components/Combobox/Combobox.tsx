import { useEffect, useEffectEvent, useId } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as fieldStyles from '../TextField/TextField.css.ts';
import * as styles from './Combobox.css.ts';
import { useChoice, type ComboboxOption } from './useChoice.ts';

export type { ComboboxOption } from './useChoice.ts';

/** What a search found. Options that are found already stay usable while `failed` is over. */
export type ComboboxResult =
  | { readonly status: 'loading' }
  /** `onRetry` searches again for the same text. */
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly options: readonly ComboboxOption[] };

export interface ComboboxProps {
  label: string;
  /** How to fill it in, read together with the label. */
  hint?: string;
  selected: ComboboxOption;
  onSelect: (option: ComboboxOption) => void;
  /** Called for every text typed, and with an empty one when the list opens anew. */
  onSearch: (text: string) => void;
  result: ComboboxResult;
}

const none: readonly ComboboxOption[] = [];

/**
 * A choice from more options than a list can hold: typing searches, arrows move, Enter chooses.
 * What is typed but not chosen is dropped on leaving. Escape closes the list and nothing around it.
 */
export function Combobox({ label, hint, selected, onSelect, onSearch, result }: ComboboxProps) {
  const id = useId();
  const options = result.status === 'ready' ? result.options : none;
  const choice = useChoice({ id, options, selected, onSelect, onSearch });
  const { isOpen, highlightedIndex } = choice;

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Element) || target.id !== `${id}-input`) return;
    event.stopPropagation();
    choice.reset();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onEscape(event);
    // Dialogs listen at the document in the capture phase, and the window comes before it.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isOpen]);

  return (
    <div className={fieldStyles.field}>
      <label {...choice.getLabelProps()} className={fieldStyles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.place}>
        <input
          {...choice.getInputProps({
            // What is typed next replaces the name of the chosen option.
            onFocus: (event) => event.currentTarget.select(),
          })}
          className={fieldStyles.input}
          aria-describedby={hint && `${id}-hint`}
          autoComplete="off"
          spellCheck={false}
        />
        <button
          {...choice.getToggleButtonProps({ 'aria-label': `Show: ${label}` })}
          type="button"
          className={styles.toggle}
        >
          <ChevronDown className={styles.icon} aria-hidden />
        </button>
        <div
          className={styles.panel}
          data-closed={!isOpen || result.status === 'failed' ? '' : undefined}
        >
          <div {...choice.getMenuProps()} className={styles.list}>
            {isOpen &&
              options.map((option, index) => (
                <div
                  key={option.value}
                  {...choice.getItemProps({ item: option, index })}
                  role="option"
                  aria-selected={option.value === selected.value}
                  data-highlighted={index === highlightedIndex ? '' : undefined}
                  className={styles.option}
                >
                  <bdi>{option.label}</bdi>
                  {option.value === selected.value && <Check className={styles.icon} aria-hidden />}
                </div>
              ))}
          </div>
          {result.status === 'loading' && <p className={styles.message}>Searching…</p>}
          {result.status === 'ready' && options.length === 0 && (
            <p className={styles.message}>Nothing found. Try another word.</p>
          )}
        </div>
      </div>
      <span role="status">
        <VisuallyHidden>{isOpen ? said(result) : ''}</VisuallyHidden>
      </span>
      {result.status === 'failed' && (
        <div role="alert" className={styles.failed}>
          The list did not load.
          <Button tone="quiet" onClick={result.onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

function said(result: ComboboxResult) {
  if (result.status === 'loading') return 'Searching…';
  if (result.status === 'failed') return '';
  const { length } = result.options;
  return length === 0 ? 'Nothing found. Try another word.' : `${length} found.`;
}
