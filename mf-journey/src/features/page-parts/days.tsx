import type { ReactNode } from 'react';
import { formatDay } from '@hearthway/web-kit/dates';
import css from './days.module.css';

export interface DaysProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Key dates, each with what happens on it. */
export function Days({ label, children }: DaysProps): ReactNode {
  return (
    <ol className={css['days']} aria-label={label}>
      {children}
    </ol>
  );
}

export interface DayProps {
  readonly on: string;
  /** How it stands. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

export function Day({ on, badge, children }: DayProps): ReactNode {
  return (
    <li className={css['row']}>
      <span className={css['head']}>
        <time dateTime={on} className={css['day']}>
          {formatDay(on)}
        </time>
        {badge}
      </span>
      <div className={css['text']}>{children}</div>
    </li>
  );
}

export function DayTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={css['title']}>{children}</p>;
}

/** What was done so far, one after another. */
export function Timeline({ children }: { readonly children: ReactNode }): ReactNode {
  return <ol className={css['history']}>{children}</ol>;
}
