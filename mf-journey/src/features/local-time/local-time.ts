/** Days and times in the buyer's time zone. Without Intl, whose formatters are slow to create on phones. */

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

/** A local day such as `2026-12-03`, as in an `<input type="date">`. */
export type Day = string;

export function dayOf(moment: Date): Day {
  return `${padded(moment.getFullYear(), 4)}-${padded(moment.getMonth() + 1)}-${padded(moment.getDate())}`;
}

/** Midnight, local time. */
export function startOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(0);
  start.setFullYear(year, month - 1, date);
  start.setHours(0, 0, 0, 0);
  return start;
}

/** Counts days, not hours, because of daylight saving time. */
export function daysAfter(day: Day, count: number): Day {
  const moved = startOf(day);
  moved.setDate(moved.getDate() + count);
  return dayOf(moved);
}

/** The same date in another month, or that month's last day if it is shorter. */
export function monthsAfter(day: Day, count: number): Day {
  const moved = startOf(day);
  const date = moved.getDate();
  moved.setDate(1);
  moved.setMonth(moved.getMonth() + count);
  const last = new Date(moved.getFullYear(), moved.getMonth() + 1, 0).getDate();
  moved.setDate(Math.min(date, last));
  return dayOf(moved);
}

/** A time such as `14:30`, as in an `<input type="time">`. */
export function timeOfDay(moment: Date): string {
  return `${padded(moment.getHours())}:${padded(moment.getMinutes())}`;
}

/** The seven days of this day's week, from Sunday. */
export function weekOf(day: Day): readonly Day[] {
  const sunday = daysAfter(day, -startOf(day).getDay());
  return Array.from({ length: 7 }, (_, weekday) => daysAfter(sunday, weekday));
}

/** The weeks of this day's month. Always six, so that the calendar keeps its height. */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 8)}01`;
  return Array.from({ length: 6 }, (_, week) => weekOf(daysAfter(first, week * 7)));
}

export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** `December 2026` */
export function formatMonth(day: Day): string {
  const start = startOf(day);
  return `${monthName(start)} ${start.getFullYear()}`;
}

/** `Thursday, December 3, 2026` */
export function formatLongDay(moment: Date): string {
  return `${weekdayName(moment)}, ${monthName(moment)} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** `Dec 3, 2026` */
export function formatShortDay(moment: Date): string {
  return `${formatShortMonth(moment)} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** `Thu, Dec 3` */
export function formatWeekday(moment: Date): string {
  return `${weekdayName(moment).slice(0, 3)}, ${formatShortMonth(moment)} ${moment.getDate()}`;
}

/** `Dec` */
export function formatShortMonth(moment: Date): string {
  return monthName(moment).slice(0, 3);
}

/** `2:30 PM` */
export function formatTime(moment: Date): string {
  return formatTimeOfDay(timeOfDay(moment));
}

/** `Dec 3, 2026 at 2:30 PM` */
export function formatMoment(moment: Date): string {
  return `${formatShortDay(moment)} at ${formatTime(moment)}`;
}

/** `2:30 PM` for `14:30` */
export function formatTimeOfDay(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
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
