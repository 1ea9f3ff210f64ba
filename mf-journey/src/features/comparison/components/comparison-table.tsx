import type { ReactNode } from 'react';
import css from './comparison.module.css';

export interface ComparisonColumn {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
}

export interface ComparisonRow {
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly { readonly value: ReactNode; readonly note?: string | undefined }[];
}

interface ComparisonTableProps {
  readonly columns: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
}

/** On a phone, each row is a block with a line for each thing. The roles keep it a table where CSS makes it blocks. */
export function ComparisonTable({ columns, rows }: ComparisonTableProps): ReactNode {
  return (
    <table role="table" className={css['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {columns.map(({ id, name, detail }) => (
            <th key={id} role="columnheader" scope="col">
              {name}
              {detail !== undefined && <span className={css['detail']}>{detail}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, cells }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map((column, place) => (
              <td key={column.id} role="cell">
                <span className={css['name']} aria-hidden>
                  {column.name}
                </span>
                <span className={css['value']}>{cells[place]?.value}</span>
                {cells[place]?.note !== undefined && <p className={css['note']}>{cells[place].note}</p>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
