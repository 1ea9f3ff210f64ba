import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '@hearthway/web-kit';
import css from './data-table.module.css';
import type { Column, Order } from './table-view.js';

interface ColumnHeadsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly order: Order;
  readonly onSort: (columnId: string) => void;
}

export function ColumnHeads<Row>({ columns, order, onSort }: ColumnHeadsProps<Row>): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align }) => {
          const direction = order.by === id ? order.direction : undefined;
          const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
          return (
            <th key={id} scope="col" aria-sort={direction} className={align && css[align]}>
              <button type="button" className={css['sort']} onClick={() => onSort(id)}>
                {header}
                <Arrow size={14} className={direction ? css['arrow'] : css['arrow-unused']} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
