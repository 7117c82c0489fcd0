import { useCombobox, type UseComboboxReturnValue } from 'downshift';

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
export type Choice = UseComboboxReturnValue<ComboboxOption> & { readonly reset: () => void };

/**
 * Downshift's combobox with three differences: only Enter and a click choose, Escape never clears, and
 * no choice is reported.
 */
export function useChoice({ id, options, selected, onSearch }: ChoiceOptions): Choice {
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
