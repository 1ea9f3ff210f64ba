import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@hearthway/web-kit';
import css from './chart-table.module.css';

interface ChartTableProps {
  readonly caption: string;
  /** The first one names the row. */
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The same numbers as the chart above it, for reading one by one. */
export function ChartTable({ caption, headers, rows }: ChartTableProps): ReactNode {
  return (
    <details className={css['twin']}>
      <summary className={css['title']}>
        <ChevronDownIcon size={18} className={css['chevron']} />
        Show as a table
      </summary>
      <div role="region" aria-label={`Table: ${caption}`} tabIndex={0} className={css['region']}>
        <table className={css['table']}>
          <caption className={css['caption']}>{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={[name, ...cells].join()}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={headers[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
