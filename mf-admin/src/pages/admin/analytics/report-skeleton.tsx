import type { ReactNode } from 'react';
import { LoadingText, Skeleton } from '@hearthway/web-kit';
import { figureCount } from './totals.js';
import css from './report-view.module.css';

/** Shown while the report loads. */
export function ReportSkeleton(): ReactNode {
  return (
    <>
      <LoadingText>Loading analytics…</LoadingText>
      <div className={css['figures']}>
        {Array.from({ length: figureCount }, (_, figure) => (
          <div key={figure} className={css['figure']}>
            <Skeleton width="wide" />
            <Skeleton shape="title" width="half" />
          </div>
        ))}
      </div>
      <div className={css['section']}>
        <Skeleton shape="title" width="short" />
        <Skeleton shape="block" />
      </div>
    </>
  );
}
