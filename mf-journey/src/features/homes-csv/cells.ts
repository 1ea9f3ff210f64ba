import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { parseCents } from '@hearthway/web-kit/money';
import type { HomeTime } from './home-time.js';

// Readers of single cells. `undefined`: it can't be read.

/** `3`, `1,850`, `2.5`, `.21` */
export function numberOf(cell: string): number | undefined {
  const isNumber = /^(?:\d{1,12}|[1-9]\d{0,2}(?:,\d{3}){1,3})?(?:\.\d{1,6})?$/.test(cell) && /\d/.test(cell);
  return isNumber ? Number(cell.replaceAll(',', '')) : undefined;
}

/** In cents: `425,000`, `$425,000`, `425k`, `$1.2M`. */
export function moneyOf(cell: string): number | undefined {
  const [, typed = '', unit = ''] = /^\$? ?([\d.,]{1,15}) ?([km])$/i.exec(cell) ?? [];
  const number = numberOf(typed);
  if (number === undefined) return parseCents(cell);
  return Math.round(number * (unit.toLowerCase() === 'k' ? 100_000 : 100_000_000));
}

/** A number with or without a word for what it counts. */
const countOf =
  (words: RegExp) =>
  (cell: string): number | undefined =>
    numberOf(cell.replace(words, ''));

const bedsOf = countOf(/ ?(?:bds?|brs?|beds?|bedrooms?)$/i);
/** `3`, `3 beds`, also `3.0`; a studio has none. */
export const bedroomsOf = (cell: string): number | undefined => (/^studio$/i.test(cell) ? 0 : bedsOf(cell));
export const bathroomsOf = countOf(/ ?(?:ba|baths?|bathrooms?)$/i);
export const storiesOf = countOf(/ ?(?:story|stories|levels?|floors?)$/i);
/** `2`, `2-car garage`, `2 spaces` */
export const carsOf = countOf(/[ -]?(?:cars?|spaces?|car garage|garage spaces?)$/i);
const daysOf = countOf(/ ?days?$/i);

/** `1,850`, `1850 sq ft` */
export const squareFeetOf = countOf(/ ?(?:sq\.? ?ft\.?|sqft|sf|square feet)$/i);

/** The size of a lot, which may be in acres even in a square feet column: `0.21 acres`, `0.21`. No lot has 5 sq ft. */
export function lotOf(cell: string): number | undefined {
  const acres = / ?ac(?:res?)?\.?$/i.exec(cell);
  if (acres) return acresOf(cell.slice(0, acres.index));
  const [bare, squareFeet] = [numberOf(cell), squareFeetOf(cell)];
  if (squareFeet === undefined || squareFeet === 0 || squareFeet >= 100) return rounded(squareFeet);
  return bare === undefined || Number.isInteger(bare) ? undefined : acresOf(cell);
}

export function acresOf(cell: string): number | undefined {
  const acres = numberOf(cell);
  return acres === undefined ? undefined : Math.round(acres * 43_560);
}

const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value);

export const stateOf = (cell: string): UsStateCode | undefined =>
  usStates.find((names) => names.some((name) => name.toLowerCase() === cell.toLowerCase()))?.[0];

/** Spreadsheets drop the first zero: `7001`. */
export const zipCodeOf = (cell: string): string => (/^\d{4}(?:-\d{4})?$/.test(cell) ? `0${cell}` : cell);

/** `https://…`; also without `https://`, or with the `http://` of an older list. */
export const linkOf = (cell: string): string => `https://${cell.replace(/^https?:\/\//i, '')}`;

/** `October-31-2025`, `Oct 31, 2025`, `10/31/2025`, or `2025-10-31` as YYYY-MM-DD. */
export function dayOf(cell: string): string | undefined {
  const [, name = '', ofName, yearOfName] = /^([a-z]{3,9})\.?[- ](\d{1,2}),?[- ](\d{4})$/i.exec(cell) ?? [];
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.test(cell) ? cell : undefined;
  const numbered = monthNames.findIndex((known) => known.startsWith(name.toLowerCase())) + 1;
  if (iso !== undefined) return realDay(iso);
  if (yearOfName !== undefined && numbered > 0) return realDay(isoDay(yearOfName, numbered, Number(ofName)));
  return year === undefined ? undefined : realDay(isoDay(year, Number(month), Number(day)));
}

const isoDay = (year: string, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Not February 31. */
function realDay(day: string): string | undefined {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}

const monthNames = 'january february march april may june july august september october november december'.split(' ');

/** `December-31-2026 11:00 AM`, `12/31/2026 13:30` */
export function homeTimeOf(cell: string): HomeTime | undefined {
  const found = /(\d{1,2}):(\d{2})(?::\d{2})? ?([ap])?\.?(?:m\.?)?$/i.exec(cell);
  if (!found) return undefined;
  const day = dayOf(cell.slice(0, found.index).replace(/[\s,T]{1,3}$/, ''));
  if (day === undefined) return undefined;
  const [, typed, minutes = '', half] = found;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(typed) : (Number(typed) % 12) + (isAfternoon ? 12 : 0);
  const isRight = hours < 24 && Number(minutes) < 60 && (half === undefined || Number(typed) <= 12);
  return isRight ? { day, time: `${String(hours).padStart(2, '0')}:${minutes}` } : undefined;
}

/** The day this many days before another one. */
export function dayBefore(days: string, day: string): string | undefined {
  const count = daysOf(days);
  if (count === undefined || !Number.isInteger(count) || count > 20_000) return undefined;
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, day.length);
}
