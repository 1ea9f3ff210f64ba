import type { ReactNode } from 'react';
import { classNames } from '@hearthway/web-kit';
import css from './figure-table.module.css';

export interface FigureColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string;
  readonly align?: 'end';
}

interface FigureTableProps<Row> {
  readonly caption: string;
  /** The first one is the row's name, which has to be unique. */
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
}

/** The numbers of a chart. A long table scrolls. */
export function FigureTable<Row>({ caption, columns, rows }: FigureTableProps<Row>): ReactNode {
  const [naming, ...others] = columns;
  return (
    <div role="region" aria-label={`Table: ${caption}`} tabIndex={0} className={css['region']}>
      <table className={css['table']}>
        <caption className={css['caption']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" className={classNames(align && css[align])}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={naming?.text(row)}>
              <th scope="row">{naming?.text(row)}</th>
              {others.map(({ header, text, align }) => (
                <td key={header} className={classNames(align && css[align])}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
