import { useCombobox, type UseComboboxReturnValue } from 'downshift';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceOptions {
  readonly id: string;
  readonly options: readonly ComboboxOption[];
  readonly selected: ComboboxOption;
  readonly onSelect: (option: ComboboxOption) => void;
  readonly onSearch: (text: string) => void;
}

const { InputBlur, InputKeyDownEscape, InputChange, InputClick } = useCombobox.stateChangeTypes;

/** `reset` closes the list and restores the chosen option's label. */
export type Choice = UseComboboxReturnValue<ComboboxOption> & { readonly reset: () => void };

/**
 * Downshift's combobox with two differences: blurring or closing it never selects the highlighted
 * option, and Escape never clears it.
 */
export function useChoice({ id, options, selected, onSelect, onSearch }: ChoiceOptions): Choice {
  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: [...options],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case InputKeyDownEscape:
          return state;
        case InputClick:
          // A click into the text while the list is open only moves the caret.
          return state.isOpen ? state : changes;
        case InputBlur:
          return { ...changes, selectedItem: selected, inputValue: selected.label };
        default:
          if (state.isOpen && changes.isOpen === false && changes.selectedItem === selected) {
            return { ...changes, inputValue: selected.label };
          }
          return changes;
      }
    },
    onStateChange: ({ type, inputValue = '', isOpen }) => {
      if (type === InputChange) onSearch(inputValue);
      else if (isOpen) onSearch('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem);
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
