import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden, classNames } from '@hearthway/web-kit';
import {
  formatLongDay,
  daysAfter,
  monthOf,
  monthsAfter,
  formatMonth,
  startOf,
  weekdays,
  weeksOfMonth,
  type Day,
} from '../../local-time/index.js';
import type { ScheduledEvent } from '../schedule.js';
import { PeriodHead } from './period-head.js';
import css from './month-calendar.module.css';

export interface MonthCalendarProps {
  today: Day;
  days: ReadonlyMap<Day, readonly ScheduledEvent[]>;
  selected: Day | undefined;
  /** The day in the tab order. Its month is shown. */
  at: Day;
  onMove: (day: Day) => void;
  onSelect: (day: Day) => void;
}

/** A month as an ARIA grid: one day is in the tab order, and arrow keys move from there. */
export function MonthCalendar({ today, days, selected, at, onMove, onSelect }: MonthCalendarProps): ReactNode {
  const { gridRef, movedByKeyRef } = useFocusByKey(at);
  const monthId = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayByKey(event.key, at);
    if (!next) return;
    event.preventDefault();
    movedByKeyRef.current = true;
    onMove(next);
  };
  return (
    <div className={css['calendar']}>
      <PeriodHead
        id={monthId}
        unit="month"
        onMove={(count) => {
          onMove(monthsAfter(at, count));
        }}
      >
        {formatMonth(at)}
      </PeriodHead>
      <table ref={gridRef} role="grid" className={css['grid']} aria-labelledby={monthId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map(({ name, short }) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const events = days.get(day);
                const isOverdue = events?.some(({ overdue }) => overdue);
                return (
                  <td key={day} role="gridcell" aria-selected={day === selected}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={labelOf(day, events?.length, isOverdue)}
                      aria-current={day === today ? 'date' : undefined}
                      className={classNames(
                        css['day'],
                        monthOf(day) !== monthOf(at) && css['other-month'],
                        events && css['marked'],
                        isOverdue && css['overdue'],
                      )}
                      onClick={() => {
                        onMove(day);
                        onSelect(day);
                      }}
                    >
                      {startOf(day).getDate()}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Focuses the day that a key moved to; the day that had the focus may be gone with its month. */
function useFocusByKey(day: Day) {
  const gridRef = useRef<HTMLTableElement>(null);
  const movedByKeyRef = useRef(false);
  useLayoutEffect(() => {
    if (!movedByKeyRef.current) return;
    movedByKeyRef.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  return { gridRef, movedByKeyRef };
}

function dayByKey(key: string, day: Day): Day | undefined {
  const weekday = startOf(day).getDay();
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1);
    case 'ArrowRight':
      return daysAfter(day, 1);
    case 'ArrowUp':
      return daysAfter(day, -7);
    case 'ArrowDown':
      return daysAfter(day, 7);
    case 'Home':
      return daysAfter(day, -weekday);
    case 'End':
      return daysAfter(day, 6 - weekday);
    case 'PageUp':
      return monthsAfter(day, -1);
    case 'PageDown':
      return monthsAfter(day, 1);
    default:
      return undefined;
  }
}

function labelOf(day: Day, events = 0, isOverdue = false): string {
  const words = formatLongDay(startOf(day));
  if (events === 0) return words;
  return `${words}, ${events === 1 ? '1 event' : `${events} events`}${isOverdue ? ', overdue' : ''}`;
}
