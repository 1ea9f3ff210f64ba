import * as chrono from 'chrono-node';
import { offsetMinutes } from './event-in.js';
import type { IntentText } from './intent-text.js';

/** The day of a closing, YYYY-MM-DD, or its month, YYYY-MM. The next such day, unless the buyer has closed already. */
export function closingDayIn({
  text,
  now,
  timeZone,
}: Pick<IntentText, 'text' | 'now' | 'timeZone'>): string | undefined {
  const words = text.replace(figures, '#');
  const zone = offsetMinutes(timeZone, now);
  const isPast = /\bclosed\b/.test(words);
  const found = chrono.parse(words, { instant: now, timezone: zone }, { forwardDate: !isPast });
  const isDay = ({ start }: chrono.ParsedResult) => start.isCertain('day') || start.isCertain('weekday');
  const when = found.find(isDay) ?? found.find(({ start }) => start.isCertain('month'));
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => when?.start.get(part) ?? undefined);
  if (year !== undefined && month !== undefined && when && isDay(when)) return iso(year, month, day);
  const isLast = /\b(?:last day|end) of\b/.test(words);
  const only = /\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(words)?.[1] ?? (/\bfirst of\b/.test(words) ? '1' : undefined);
  if (year !== undefined && month !== undefined)
    return isLast
      ? iso(year, month, lastOf(year, month))
      : iso(year, month, only === undefined ? undefined : Number(only));
  if (only === undefined && !isLast) return undefined;
  return nearest(new Date(now.getTime() + zone * 60_000), isLast ? undefined : Number(only), isPast);
}

/** What could be read as a date: rates, amounts, and kinds of loans. */
const figures =
  /\$ ?\d[\d,.]{0,14}k?|\b\d[\d,]{0,14}(?:\.\d{1,6})? ?(?:%|(?:k|percent|thousand|grand|years?|yrs?|days?)\b)|\b\d{1,12}\.\d{1,6}\b|\b\d{1,3}(?:,\d{3}){1,4}\b|\b(?!20[23]\d\b)\d{4,12}\b/g;

/** "The 18th": of this month or the next one that has it, or the most recent one. Without a day, the last of this month. */
function nearest(today: Date, day: number | undefined, isPast: boolean): string | undefined {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (day === undefined) return iso(year, month, lastOf(year, month));
  const isOver = day < today.getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + (isPast ? (isOver ? 0 : -1) : isOver ? 1 : 0), 1));
  return iso(moved.getUTCFullYear(), moved.getUTCMonth() + 1, day);
}

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function iso(year: number, month: number, day?: number): string | undefined {
  if (day !== undefined && (day < 1 || day > lastOf(year, month))) return undefined;
  return [year, month, ...(day === undefined ? [] : [day])].map((part) => String(part).padStart(2, '0')).join('-');
}
