import { formatAmount, parseCents } from '@hearthway/web-kit/money';
import * as z from 'zod/mini';
import { parsePercent } from '../estimates/index.js';

/**
 * A form whose controls hold text. `reading` parses it, and the contract checks the result: `null` if nothing was
 * typed, and `NaN` if it can’t be read, which every contract rejects with its own message.
 */
export function typedForm<Values, Entry>(
  reading: z.ZodMiniType<unknown, Values>,
  contract: z.ZodMiniType<Entry>,
): z.ZodMiniType<Entry, Values> {
  return z.pipe(reading, contract);
}

const read = (parse: (typed: string) => number | undefined, empty: number | null = null) =>
  z.pipe(
    z.string(),
    z.transform((typed: string) => (typed.trim() === '' ? empty : (parse(typed) ?? Number.NaN))),
  );

/** With `orNone`, an amount that lenders leave blank if there is none counts as $0. */
export const amount = { optional: read(parseCents), orNone: read(parseCents, 0) };

/** A percentage, in millionths. */
export const percent = read((typed) => {
  const digits = parsePercent(typed);
  return digits === undefined ? undefined : Math.round(digits * 10_000);
});

const parseNumber = (typed: string): number | undefined =>
  /^\d{1,4}(?:\.\d{1,4})?$/.test(typed.trim()) ? Number(typed) : undefined;

export const count = read(parseNumber);

/** A number of years, in months. */
export const years = read((typed) => {
  const given = parseNumber(typed);
  // A third of a year is typed as 0.3333, and means four months.
  return given === undefined ? undefined : Math.round(given * 1_200) / 100;
});

/** What was typed or chosen, such as a day; `null` if nothing was. */
export const textOrNull = z.pipe(
  z.string(),
  z.transform((typed: string) => typed || null),
);

// The controls' text for a value.

export const typedAmount = (cents: number | null): string => (cents === null ? '' : formatAmount(cents));
export const typedPercent = (millionths: number | null): string =>
  millionths === null ? '' : String(millionths / 10_000);
export const typedCount = (value: number | null): string => (value === null ? '' : String(value));
