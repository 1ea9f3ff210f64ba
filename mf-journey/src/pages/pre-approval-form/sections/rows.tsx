import { useEffect, useRef, type ReactNode } from 'react';
import { Button, IconButton, PlusIcon, TrashIcon } from '@hearthway/web-kit';
import css from './sections.module.css';

export interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** What one row is, as in "Income 2". */
  readonly rowName: string;
  readonly newRow: Row;
  readonly maximum: number;
  /** Where the focus goes when a row is added. */
  readonly firstControlId: (place: number) => string;
  readonly children: (row: Row, place: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** One or more of the same, each of which can be taken away while there is another. */
export function Rows<Row>(props: RowsProps<Row>): ReactNode {
  const { rows, onChange, rowName, newRow, maximum, firstControlId, children } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<() => void>(undefined);
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  }, [rows.length]);

  const add = (): void => {
    focusNext.current = () => document.getElementById(firstControlId(rows.length))?.focus();
    onChange([...rows, newRow]);
  };
  const remove = (place: number): void => {
    focusNext.current = () => addButton.current?.focus();
    onChange(rows.filter((_, other) => other !== place));
  };

  return (
    <div className={css['rows']}>
      {rows.map((row, place) => (
        <fieldset key={place} className={css['row']}>
          <legend className={css['row-name']}>
            {rowName} {place + 1}
          </legend>
          {rows.length > 1 && (
            <IconButton
              label={`Remove ${rowName.toLowerCase()} ${place + 1}`}
              icon={<TrashIcon size={20} />}
              className={css['remove']}
              onClick={() => {
                remove(place);
              }}
            />
          )}
          {children(row, place, (part) => {
            onChange(rows.map((other, otherPlace) => (otherPlace === place ? { ...other, ...part } : other)));
          })}
        </fieldset>
      ))}
      {rows.length < maximum && (
        <Button ref={addButton} variant="quiet" icon={<PlusIcon size={18} />} className={css['add']} onClick={add}>
          {`Add another ${rowName.toLowerCase()}`}
        </Button>
      )}
    </div>
  );
}
