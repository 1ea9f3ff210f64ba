/** Days and times of day as the buyer's own clock shows them. Written without Intl, whose formatters a slow phone waits for. */

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekdays = weekdayNames.map((name) => ({ name, short: name.slice(0, 3) }));

/** A day of the local calendar, as `2026-12-03`: what an input of type date holds. */
export type Day = string;

export function dayOf(moment: Date): Day {
  return `${padded(moment.getFullYear(), 4)}-${padded(moment.getMonth() + 1)}-${padded(moment.getDate())}`;
}

/** The moment at which this day begins here. */
export function startOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  start.setFullYear(year, month - 1, date);
  start.setHours(0, 0, 0, 0);
  return start;
}

/** Clocks are changed in between, so days are counted and not hours. */
export function daysAfter(day: Day, count: number): Day {
  const moved = startOf(day);
  moved.setDate(moved.getDate() + count);
  return dayOf(moved);
}

/** The same date of another month, or that month's last day when it is shorter. */
export function monthsAfter(day: Day, count: number): Day {
  const moved = startOf(day);
  const date = moved.getDate();
  moved.setDate(1);
  moved.setMonth(moved.getMonth() + count);
  const last = new Date(moved.getFullYear(), moved.getMonth() + 1, 0).getDate();
  moved.setDate(Math.min(date, last));
  return dayOf(moved);
}

/** A time of day as `14:30`: what an input of type time holds. */
export function timeOfDay(moment: Date): string {
  return `${padded(moment.getHours())}:${padded(moment.getMinutes())}`;
}

/** The moment that a local day and time of day mean; nothing when either is missing or no such thing. */
export function momentOf(day: Day, time: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return undefined;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = startOf(day);
  moment.setHours(hours, minutes);
  return moment;
}

/** The weeks that a calendar shows for the month of this day: always six, from a Sunday on, so that none is taller. */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 8)}01`;
  const sunday = daysAfter(first, -startOf(first).getDay());
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => daysAfter(sunday, week * 7 + weekday)),
  );
}

export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** `December 2026` */
export function monthWords(day: Day): string {
  const start = startOf(day);
  return `${monthName(start)} ${start.getFullYear()}`;
}

/** `Thursday, December 3, 2026` */
export function dayWords(moment: Date): string {
  return `${weekdayName(moment)}, ${monthName(moment)} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** `Dec 3, 2026` */
export function shortDayWords(moment: Date): string {
  return `${shortMonthWord(moment)} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** `Dec` */
export function shortMonthWord(moment: Date): string {
  return monthName(moment).slice(0, 3);
}

/** `2:30 PM` */
export function timeWords(moment: Date): string {
  const hours = moment.getHours();
  return `${hours % 12 || 12}:${padded(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

function monthName(moment: Date): string {
  return monthNames[moment.getMonth()] ?? '';
}

function weekdayName(moment: Date): string {
  return weekdayNames[moment.getDay()] ?? '';
}

function padded(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
