import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { ChevronDownIcon } from '../icons/index.js';
import { VisuallyHidden } from '../layout/accessibility.js';
import { Field, type FieldProps } from './field.js';
import { useCombobox, type ComboboxOption } from './use-combobox.js';
import fieldCss from './field.module.css';
import css from './combobox.module.css';

export interface ComboboxProps extends Omit<FieldProps, 'children'> {
  /** By which its form finds it. */
  name?: string | undefined;
  options: readonly ComboboxOption[];
  /** The value chosen; '' for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** A long list to choose one from, narrowed down by typing; it is never higher than 300 px. For a short list, `Select` will do. */
export function Combobox({ name, options, value, onChange, placeholder, ...field }: ComboboxProps): ReactNode {
  const listId = useId();
  const { text, choices, active, open, isNarrowed, input, choose, dismiss } = useCombobox({ options, value, onChange });
  const optionId = (index: number) => `${listId}-${index}`;
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
              onBlur={dismiss}
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
                  // The field keeps the focus: what is chosen stands there.
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
            <span role="status">{open && isNarrowed ? foundWords(choices.length) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'No matches';
  return count === 1 ? '1 choice' : `${count} choices`;
}

/** The list may open below the edge of the screen, or behind a bar at its bottom. */
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
