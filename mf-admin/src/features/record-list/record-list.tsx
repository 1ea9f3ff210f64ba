import type { ReactNode } from 'react';
import type { ExportList } from '@hearthway/contracts/commerce';
import { formatInteger } from '@hearthway/web-kit/money';
import { DataTable, type Column, type Order } from '../data-table/index.js';
import { ExportButton } from '../list-export/index.js';
import type { Person } from './person-columns.js';
import css from './record-list.module.css';

export interface RecordListProps<Row extends Person> {
  readonly list: ExportList;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Whether older records are not loaded yet. */
  readonly hasMore: boolean;
  /** Shown instead of an empty table. */
  readonly empty: ReactNode;
}

const newestFirst: Order = { by: 'time', direction: 'descending' };

/** A list with its title, count, and table. */
export function RecordList<Row extends Person>(props: RecordListProps<Row>): ReactNode {
  const { list, title, badge, columns, rows, hasMore, empty } = props;
  return (
    <section aria-label={title} className={css['list']}>
      <div className={css['heading']}>
        <h2 className={css['title']}>{title}</h2>
        {badge}
        <p className={css['count']}>
          {formatInteger(rows.length)}
          {hasMore && ' newest'}
        </p>
      </div>
      {rows.length === 0 ? (
        empty
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          firstOrder={newestFirst}
          actions={<ExportButton list={list} label={title} />}
        />
      )}
    </section>
  );
}
