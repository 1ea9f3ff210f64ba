import { useEffect, useRef, type ReactNode } from 'react';
import { Button, IconButton, PlusIcon, TrashIcon } from '@hearthway/web-kit';
import { useFieldArray, type FieldArray, type FieldArrayPath, type FieldPath, type FieldValues } from 'react-hook-form';
import { controlId } from '../page-ids.js';
import type { SectionState } from './fields.js';
import css from './sections.module.css';

export interface RowsProps<Values extends FieldValues, Name extends FieldArrayPath<Values>> {
  readonly form: SectionState<Values>;
  readonly name: Name;
  /** Singular, as in "Income 2". */
  readonly rowName: string;
  readonly newRow: FieldArray<Values, Name>;
  readonly maximum: number;
  /** The control to focus in a new row. */
  readonly firstControl: (place: number) => FieldPath<Values>;
  readonly children: (place: number) => ReactNode;
}

/** A list of at least one row, with buttons to add and remove rows. */
export function Rows<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  props: RowsProps<Values, Name>,
): ReactNode {
  const { form, name, rowName, newRow, maximum, firstControl, children } = props;
  const { fields, append, remove } = useFieldArray({ control: form.methods.control, name });
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<() => void>(undefined);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  }, [fields.length]);

  const addOne = (): void => {
    const id = controlId(form.section, firstControl(fields.length));
    focusNext.current = () => document.getElementById(id)?.focus();
    append(newRow, { shouldFocus: false });
  };
  const removeOne = (place: number): void => {
    focusNext.current = () => addButton.current?.focus();
    remove(place);
  };

  return (
    <div className={css['rows']}>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={css['row']}>
          <legend className={css['row-name']}>
            {rowName} {place + 1}
          </legend>
          {fields.length > 1 && (
            <IconButton
              label={`Remove ${rowName.toLowerCase()} ${place + 1}`}
              icon={<TrashIcon size={20} />}
              className={css['remove']}
              onClick={() => {
                removeOne(place);
              }}
            />
          )}
          {children(place)}
        </fieldset>
      ))}
      {fields.length < maximum && (
        <Button ref={addButton} variant="quiet" icon={<PlusIcon size={18} />} className={css['add']} onClick={addOne}>
          {`Add another ${rowName.toLowerCase()}`}
        </Button>
      )}
    </div>
  );
}
