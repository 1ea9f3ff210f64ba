import { Temporal } from 'temporal-polyfill';

/** Whether something counts on that day. Days are YYYY-MM-DD. */
export type IsBusinessDay = (day: string) => boolean;

/**
 * A day on which a lender's office is open (Regulation Z's general business day): not Saturdays, Sundays, or federal holidays.
 * A holiday on a Sunday closes it on Monday, too; one on a Saturday leaves Friday open, as at the Federal Reserve Banks. Where
 * offices differ, that is the reading with the earlier deadline.
 */
export const isGeneralBusinessDay: IsBusinessDay = (day) => {
  const date = Temporal.PlainDate.from(day);
  if (date.dayOfWeek >= saturday || isFederalHoliday(day)) return false;
  return !(date.dayOfWeek === monday && isFederalHoliday(date.subtract({ days: 1 }).toString()));
};

/**
 * Regulation Z's specific business day, 12 CFR 1026.2(a)(6): every day but Sundays and the legal public holidays of 5 U.S.C.
 * 6103(a). A holiday with a fixed date counts on that date alone: by the official comment, the Friday on which offices observe a
 * Saturday's holiday is a business day. So is the Monday after a Sunday's, which the law doesn't name.
 */
export const isSpecificBusinessDay: IsBusinessDay = (day) =>
  Temporal.PlainDate.from(day).dayOfWeek !== sunday && !isFederalHoliday(day);

/** The nth business day after `day`; with a negative `count`, before it. `day` itself never counts. */
export function addBusinessDays(day: string, count: number, isBusinessDay: IsBusinessDay): string {
  const step = { days: Math.sign(count) };
  let date = Temporal.PlainDate.from(day);
  for (let counted = 0; counted < Math.abs(count);) {
    date = date.add(step);
    if (isBusinessDay(date.toString())) counted += 1;
  }
  return date.toString();
}

/** The day itself, if it is a business day. */
export function rolledOver(day: string, isBusinessDay: IsBusinessDay = isGeneralBusinessDay): string {
  return isBusinessDay(day) ? day : addBusinessDays(day, 1, isBusinessDay);
}

/** The eleven legal public holidays of 5 U.S.C. 6103(a) in a year, on their legal dates, in order. */
export function federalHolidays(year: number): readonly string[] {
  return [
    fixed(year, 1, 1),
    nth(year, 1, 3, monday),
    nth(year, 2, 3, monday),
    lastMonday(year, 5),
    fixed(year, 6, 19),
    fixed(year, 7, 4),
    nth(year, 9, 1, monday),
    nth(year, 10, 2, monday),
    fixed(year, 11, 11),
    nth(year, 11, 4, thursday),
    fixed(year, 12, 25),
  ];
}

const monday = 1;
const thursday = 4;
const saturday = 6;
const sunday = 7;

/** By year: counting days asks for those of one year again and again. */
const holidays = new Map<number, readonly string[]>();

function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const known = holidays.get(year) ?? federalHolidays(year);
  holidays.set(year, known);
  return known.includes(day);
}

const fixed = (year: number, month: number, day: number): string =>
  Temporal.PlainDate.from({ year, month, day }).toString();

function nth(year: number, month: number, count: number, weekday: number): string {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (count - 1) * 7 }).toString();
}

function lastMonday(year: number, month: number): string {
  const last = Temporal.PlainDate.from({ year, month, day: 31 });
  return last.subtract({ days: last.dayOfWeek - monday }).toString();
}
