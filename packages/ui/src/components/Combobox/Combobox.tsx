import { useEffect, useEffectEvent, useId } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
    if (key !== 'Escape' || !(target instanceof Element) || target.id !== id) return;
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
    <Field label={label} hint={hint} id={id}>
      {(control) => (
        <>
          <div className={field.frame}>
            <input
              {...choice.getInputProps({
                // What is typed next replaces the name of the chosen option.
                onFocus: (event) => event.currentTarget.select(),
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
                      {...choice.getItemProps({ item: option, index })}
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
        </>
      )}
    </Field>
  );
}

function said(result: ComboboxResult) {
  if (result.status === 'loading') return 'Searching…';
  if (result.status === 'failed') return '';
  const { length } = result.options;
  return length === 0 ? 'Nothing found. Try another word.' : `${length} found.`;
}
