import type { ReactNode } from 'react';
import { Button, ChevronLeftIcon, ChevronRightIcon } from '@hearthway/web-kit';
import { formatInteger } from '@hearthway/web-kit/money';
import css from './data-table.module.css';
import type { TablePage } from './table-view.js';

interface PagerProps {
  readonly label: string;
  readonly page: TablePage<unknown>;
  /** Rows on all pages. */
  readonly total: number;
  readonly onTurn: (index: number) => void;
}

/** Hidden for a single page. At either end the button stays, disabled, so that the focus is not lost. */
export function Pager({ label, page: { rows, index, count, start }, total, onTurn }: PagerProps): ReactNode {
  if (count === 1) return null;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const turn = (by: -1 | 1, isAtEnd: boolean) => (): void => {
    if (!isAtEnd) onTurn(index + by);
  };
  return (
    <nav aria-label={`Pages of ${label}`} className={css['pager']}>
      <Button
        variant="secondary"
        size="small"
        icon={<ChevronLeftIcon size={16} />}
        aria-disabled={isFirst}
        onClick={turn(-1, isFirst)}
      >
        Previous
      </Button>
      <p role="status">
        {formatInteger(start)}–{formatInteger(start + rows.length - 1)} of {formatInteger(total)}
      </p>
      <Button
        variant="secondary"
        size="small"
        iconEnd={<ChevronRightIcon size={16} />}
        aria-disabled={isLast}
        onClick={turn(1, isLast)}
      >
        Next
      </Button>
    </nav>
  );
}
