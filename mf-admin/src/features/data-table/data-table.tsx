import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { SearchIcon } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import { ColumnHeads } from './column-heads.js';
import css from './data-table.module.css';
import { Pager } from './pager.js';
import { found, nextOrder, ordered, pageOf, type Column, type Order } from './table-view.js';

export interface DataTableProps<Row> {
  readonly label: string;
  /** The first one is the row header. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly firstOrder: Order;
  /** Buttons beside the search field. */
  readonly actions?: ReactNode;
}

/** A table with client-side search, sorting, and pagination. */
export function DataTable<Row>({ label, columns, rows, rowId, firstOrder, actions }: DataTableProps<Row>): ReactNode {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState(firstOrder);
  const [wantedPage, setWantedPage] = useState(0);
  const searchId = useId();
  const matching = found(rows, columns, useDeferredValue(typed));
  const page = pageOf(ordered(matching, columns, order), wantedPage);

  const search = (next: string): void => {
    setTyped(next);
    setWantedPage(0);
  };
  const sort = (by: string): void => {
    setOrder(nextOrder(order, by));
    setWantedPage(0);
  };
  return (
    <>
      <div className={css['toolbar']}>
        <div className={css['search']}>
          <label htmlFor={searchId} className={css['search-label']}>
            Search {label}
          </label>
          <SearchIcon size={16} className={css['search-icon']} />
          <input
            id={searchId}
            type="search"
            className={css['search-input']}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            placeholder="Search"
            onChange={(event) => search(event.target.value)}
          />
        </div>
        <p role="status" className={css['count']}>
          {typed.trim() && `${formatInteger(matching.length)} of ${formatInteger(rows.length)} match`}
        </p>
        <div className={css['actions']}>{actions}</div>
      </div>
      <div role="region" aria-label={`Table ${label}`} tabIndex={0} className={css['region']}>
        <table className={css['table']}>
          <caption className={css['caption']}>{label}</caption>
          <colgroup>
            {columns.map(({ id, share }) => (
              <col key={id} style={{ width: `${share}%` }} />
            ))}
          </colgroup>
          <ColumnHeads columns={columns} order={order} onSort={sort} />
          <tbody>
            {page.rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map((column, index) => (
                  <Cell key={column.id} column={column} row={row} isRowName={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {page.rows.length === 0 && <p className={css['nothing']}>Nothing matches “{typed.trim()}”.</p>}
      </div>
      <Pager label={label} page={page} total={matching.length} onTurn={setWantedPage} />
    </>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isRowName: boolean;
}

function Cell<Row>({ column, row, isRowName }: CellProps<Row>): ReactNode {
  const { text, cell = text, align } = column;
  const className = align && css[align];
  if (!isRowName) return <td className={className}>{cell(row)}</td>;
  return (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  );
}
