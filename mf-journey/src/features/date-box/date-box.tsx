import type { ReactNode } from 'react';
import { formatShortMonth } from '../local-time/index.js';
import css from './date-box.module.css';

interface DateBoxProps {
  readonly date: Date;
  readonly overdue?: boolean;
}

/** Month and day at a glance. Screen readers skip it: the date stands beside it in words. */
export function DateBox({ date, overdue = false }: DateBoxProps): ReactNode {
  return (
    <span className={css['date']} data-overdue={overdue || undefined} aria-hidden="true">
      <span>{formatShortMonth(date)}</span>
      <span className={css['day']}>{date.getDate()}</span>
    </span>
  );
}
