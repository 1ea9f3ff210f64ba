import type { ReactNode } from 'react';
import { classNames } from '@hearthway/web-kit';
import css from './table.module.css';

export interface FigureTableProps {
  /** Of the region that scrolls. */
  readonly label: string;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Names on the left, figures on the right. It scrolls where it doesn’t fit. A cell with `data-words` holds no figure, a
 * row with `data-total` adds up, and `data-warning` marks a row or cell.
 */
export function FigureTable({ label, labelledBy, className, children }: FigureTableProps): ReactNode {
  return (
    <div className={css['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={classNames(css['table'], className)} aria-labelledby={labelledBy}>
        {children}
      </table>
    </div>
  );
}
