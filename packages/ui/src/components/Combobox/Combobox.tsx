import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useIsMounted } from '#ui/platform/useIsMounted.ts';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { useHiddenCompositionKeys } from '../Field/useTextInput.ts';
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

interface ComboboxStateOptions {
  readonly id: string;
  readonly options: readonly ComboboxOption[];
  readonly selected: ComboboxOption;
  readonly onSearch: (text: string) => void;
}

const { InputKeyDownEscape, InputKeyDownEnter, InputChange, InputClick, ItemClick } =
  useCombobox.stateChangeTypes;

/** `reset` closes the list and restores the chosen option's label. */
type ComboboxState = UseComboboxReturnValue<ComboboxOption> & { readonly reset: () => void };

/** Downshift's combobox, but only Enter and a click choose, and Escape never clears. */
function useComboboxState(stateOptions: ComboboxStateOptions): ComboboxState {
  const { id, options, selected, onSearch } = stateOptions;
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

const noOptions: readonly ComboboxOption[] = [];

/**
 * Selects one of very many options: typing searches, arrows move, Enter chooses. On blur, text that was
 * not chosen is dropped. Escape closes only the list, not a dialog around it.
 */
export function Combobox({ label, hint, selected, onSelect, onSearch, result }: ComboboxProps) {
  const id = useId();
  useHiddenCompositionKeys();
  const options = result.status === 'ready' ? result.options : noOptions;
  const combobox = useComboboxState({ id, options, selected, onSearch });
  const { isOpen, highlightedIndex } = combobox;
  const highlighted = isOpen ? options[highlightedIndex] : undefined;
  const message = messageOf(result);
  const countMessage = `${options.length} found.`;

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || !(target instanceof Element) || target.id !== id) return;
    event.stopPropagation();
    combobox.reset();
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
          <div className={field.controlWrapper}>
            <input
              {...combobox.getInputProps({
                // Selects the text, so that typing replaces the chosen option's name.
                onFocus: (event) => event.currentTarget.select(),
                // Reports the choice in the event itself, as `onClick` below does. Downshift would report it
                // from an effect, and so possibly after the member's next press, such as one on Save.
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
                {...combobox.getToggleButtonProps()}
                label={`Show: ${label}`}
                tone="inherit"
                icon={<ChevronDown size={20} aria-hidden />}
              />
            </div>
            <div
              className={styles.panel}
              data-closed={!isOpen || result.status === 'failed' ? '' : undefined}
            >
              <div {...combobox.getMenuProps()} className={styles.list}>
                {isOpen &&
                  options.map((option, index) => (
                    <div
                      key={option.value}
                      {...combobox.getItemProps({
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
              {message && <p className={styles.message}>{message}</p>}
            </div>
          </div>
          <span role="status">
            <VisuallyHidden>{isOpen && (message ?? countMessage)}</VisuallyHidden>
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

/** Returns the text that replaces the options; '' for a failure, which is shown below the field. */
function messageOf(result: ComboboxResult): string | undefined {
  if (result.status === 'loading') return 'Searching…';
  if (result.status === 'failed') return '';
  return result.options.length === 0 ? 'Nothing found. Try another word.' : undefined;
}
