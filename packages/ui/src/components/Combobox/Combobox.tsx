import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { useInputMethod } from '../Field/useTextInput.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';

/** An option of a combobox. */
export interface ComboboxOption {
  /** Identifies the option. */
  readonly value: string;
  /** The text of the option. */
  readonly label: string;
}

interface ChoiceOptions {
  readonly id: string;
  readonly options: readonly ComboboxOption[];
  readonly selected: ComboboxOption;
  readonly onSearch: (text: string) => void;
}

const { InputKeyDownEscape, InputKeyDownEnter, InputChange, InputClick, ItemClick } =
  useCombobox.stateChangeTypes;

/** `reset` closes the list and restores the chosen option's label. */
type Choice = UseComboboxReturnValue<ComboboxOption> & { readonly reset: () => void };

/**
 * Downshift's combobox with three differences: only Enter and a click choose, Escape never clears, and
 * `onSelectedItemChange` is not used.
 */
function useChoice({ id, options, selected, onSearch }: ChoiceOptions): Choice {
  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: [...options],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEscape) return state;
      // A click into the text while the list is open only moves the caret.
      if (type === InputClick && state.isOpen) return state;
      if (!state.isOpen || changes.isOpen !== false) return changes;
      const chooses = type === InputKeyDownEnter || type === ItemClick;
      const selectedItem = (chooses && changes.selectedItem) || selected;
      return { ...changes, selectedItem, inputValue: selectedItem.label };
    },
    onStateChange: ({ type, inputValue = '', isOpen }) => {
      if (type === InputChange) onSearch(inputValue);
      else if (isOpen) onSearch('');
    },
  });
  return {
    ...combobox,
    reset: () => {
      combobox.setInputValue(selected.label);
      combobox.closeMenu();
    },
  };
}

/** The result of a search. */
export type ComboboxResult =
  | { readonly status: 'loading' }
  /** `onRetry` repeats the search for the same text. */
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly options: readonly ComboboxOption[] };

export interface ComboboxProps {
  /** The visible label. */
  label: string;
  /** How to fill it in; read out with the label. */
  hint?: string;
  /** The chosen option, which need not be among those of the result. */
  selected: ComboboxOption;
  /** Called when the member chooses an option. */
  onSelect: (option: ComboboxOption) => void;
  /** Called on every keystroke, and with '' when the list opens. */
  onSearch: (text: string) => void;
  /** The result of the last search. */
  result: ComboboxResult;
}

const none: readonly ComboboxOption[] = [];

/**
 * Selects one of very many options: typing searches, arrows move, Enter chooses. On blur, text that was
 * not chosen is dropped. Escape closes only the list, not a dialog around it.
 */
export function Combobox({ label, hint, selected, onSelect, onSearch, result }: ComboboxProps) {
  const id = useId();
  useInputMethod();
  const options = result.status === 'ready' ? result.options : none;
  const choice = useChoice({ id, options, selected, onSearch });
  const { isOpen, highlightedIndex } = choice;
  const highlighted = isOpen ? options[highlightedIndex] : undefined;

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Element) || target.id !== id) return;
    event.stopPropagation();
    choice.reset();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onEscape(event);
    // Dialogs listen on the document in the capture phase; the window gets the event first.
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isOpen]);

  return (
    <Field label={label} hint={hint} id={id}>
      {(control) => (
        <>
          <div className={field.frame}>
            <input
              {...choice.getInputProps({
                // Selects the text, so that typing replaces the chosen option's name.
                onFocus: (event) => event.currentTarget.select(),
                // Reports the choice in the event: Downshift reports it from an effect, whose state React may
                // render only after the next press, such as one on Save. So does `onClick` below.
                onKeyDown: ({ key }) => {
                  if (key === 'Enter' && highlighted) onSelect(highlighted);
                },
              })}
              {...control}
              className={field.withButton}
              autoComplete="off"
              spellCheck={false}
            />
            <div className={field.button}>
              <IconButton
                {...choice.getToggleButtonProps()}
                label={`Show: ${label}`}
                tone="inherit"
                icon={<ChevronDown size={20} aria-hidden />}
              />
            </div>
            <div
              className={styles.panel}
              data-closed={!isOpen || result.status === 'failed' ? '' : undefined}
            >
              <div {...choice.getMenuProps()} className={styles.list}>
                {isOpen &&
                  options.map((option, index) => (
                    <div
                      key={option.value}
                      {...choice.getItemProps({
                        item: option,
                        index,
                        onClick: () => onSelect(option),
                      })}
                      role="option"
                      aria-selected={option.value === selected.value}
                      data-highlighted={index === highlightedIndex ? '' : undefined}
                      className={styles.option}
                    >
                      <bdi>{option.label}</bdi>
                      {option.value === selected.value && <Check size={20} aria-hidden />}
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
            <VisuallyHidden>{isOpen ? announcementOf(result) : ''}</VisuallyHidden>
          </span>
          {result.status === 'failed' && <LoadFailure onRetry={result.onRetry} />}
        </>
      )}
    </Field>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const isMounted = useIsMounted();
  return (
    <div role="alert" className={styles.failed}>
      <span aria-hidden={!isMounted}>The list did not load.</span>
      <Button tone="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function announcementOf(result: ComboboxResult) {
  if (result.status === 'loading') return 'Searching…';
  if (result.status === 'failed') return '';
  const { length } = result.options;
  return length === 0 ? 'Nothing found. Try another word.' : `${length} found.`;
}
