import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@hearthway/web-kit';
import css from './period-head.module.css';

interface PeriodHeadProps {
  readonly id: string;
  readonly unit: 'month' | 'week';
  /** Called with -1 for the one before, and 1 for the next. */
  readonly onMove: (count: number) => void;
  readonly children: ReactNode;
}

/** The month or week shown, and the way to its neighbors. */
export function PeriodHead({ id, unit, onMove, children }: PeriodHeadProps): ReactNode {
  return (
    <div className={css['head']}>
      <h3 className={css['heading']} id={id} aria-live="polite">
        {children}
      </h3>
      <IconButton
        label={`Previous ${unit}`}
        icon={<ChevronLeftIcon size={20} />}
        onClick={() => {
          onMove(-1);
        }}
      />
      <IconButton
        label={`Next ${unit}`}
        icon={<ChevronRightIcon size={20} />}
        onClick={() => {
          onMove(1);
        }}
      />
    </div>
  );
}
