import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import css from './data-table.module.css';

const rows = 8;

/** Shown while a list loads. */
export function TableSkeleton({ text, columns }: { text: string; columns: number }): ReactNode {
  return (
    <>
      <LoadingText>{text}</LoadingText>
      <div className={css['skeleton-head']}>
        <Skeleton shape="title" width="short" />
        <Skeleton shape="title" width="half" />
      </div>
      <div className={css['skeleton']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={css['skeleton-row']}>
            {Array.from({ length: columns }, (__, column) => (
              <Skeleton key={column} width={row === 0 ? 'half' : 'wide'} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
