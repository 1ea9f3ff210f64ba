import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { ChevronDownIcon } from '../icons/index.js';
import { VisuallyHidden } from '../layout/accessibility.js';
import { Field, type FieldProps } from './field.js';
import { useCombobox, type ComboboxOption } from './use-combobox.js';
import fieldCss from './field.module.css';
import css from './combobox.module.css';

export interface ComboboxProps extends Omit<FieldProps, 'children'> {
  /** Form control name. */
  name?: string | undefined;
  options: readonly ComboboxOption[];
  /** Selected value; '' for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** Searchable single select for long lists; the list is at most 300 px tall. Use `Select` for short ones. */
export function Combobox({ name, options, value, onChange, placeholder, ...field }: ComboboxProps): ReactNode {
  const listId = useId();
  const { text, choices, active, open, isNarrowed, input, choose, dismiss } = useCombobox({ options, value, onChange });
  const optionId = (index: number) => `${listId}-${index}`;
  const inputRef = useRef<HTMLInputElement>(null);
  useBeforeSubmit(inputRef, dismiss);
  const listRef = useRef<HTMLUListElement>(null);
  const hasList = open && choices.length > 0;
  useListInView(listRef, hasList);
  useActiveInView(listRef, open ? active : -1);
  return (
    <Field {...field}>
      {(control) => (
        <div className={css['box']}>
          <div className={fieldCss['control-box']}>
            <input
              {...control}
              {...input}
              ref={inputRef}
              type="text"
              name={name}
              role="combobox"
              className={classNames(fieldCss['control'], fieldCss['select'])}
              value={text}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={hasList && active >= 0 ? optionId(active) : undefined}
              onBlur={({ target }) => {
                dismiss(target.value);
              }}
            />
            <ChevronDownIcon className={fieldCss['chevron']} size={20} />
          </div>
          {hasList && (
            <ul ref={listRef} id={listId} role="listbox" aria-label="Choices" className={css['list']}>
              {choices.map((option, index) => (
                <li
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={option.value === value}
                  className={classNames(css['option'], index === active && css['active'])}
                  // Keeps focus in the input.
                  onMouseDown={(event) => {
                    event.preventDefault();
                  }}
                  onClick={() => {
                    choose(option);
                  }}
                >
                  {option.label}
                </li>
              ))}
            </ul>
          )}
          {open && choices.length === 0 && <p className={css['nothing']}>No matches</p>}
          <VisuallyHidden>
            <span role="status">{open && isNarrowed ? formatMatchCount(choices.length) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

function formatMatchCount(count: number): string {
  if (count === 0) return 'No matches';
  return count === 1 ? '1 choice' : `${count} choices`;
}

/** The input may have been filled in without an event, so its form reads it before it is checked. */
function useBeforeSubmit(inputRef: { readonly current: HTMLInputElement | null }, take: (shown: string) => void): void {
  useEffect(() => {
    const input = inputRef.current;
    const form = input?.form;
    const takeShown = (): void => {
      if (input) take(input.value);
    };
    form?.addEventListener('submit', takeShown, true);
    return () => form?.removeEventListener('submit', takeShown, true);
  });
}

/** Otherwise the list may open below the fold or behind the bottom bar. */
function useListInView(listRef: { readonly current: HTMLUListElement | null }, hasList: boolean): void {
  useLayoutEffect(() => {
    if (hasList) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [listRef, hasList]);
}

function useActiveInView(listRef: { readonly current: HTMLUListElement | null }, active: number): void {
  useLayoutEffect(() => {
    const list = listRef.current;
    const option = list?.children[active];
    if (!list || !(option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    const lowest = offsetTop + offsetHeight - list.clientHeight;
    list.scrollTop = Math.max(lowest, Math.min(list.scrollTop, offsetTop));
  }, [listRef, active]);
}
