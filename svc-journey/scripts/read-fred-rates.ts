import { mortgageRates, sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** Weekly series of Freddie Mac's survey, as FRED of the Federal Reserve Bank of St. Louis publishes them. */
const fredSeries = ['MORTGAGE30US', 'MORTGAGE15US'] as const;
type FredSeries = (typeof fredSeries)[number];

/** A file of FRED can't be used. The message says which, where, and why. */
export class FredFileError extends Error {
  override readonly name = 'FredFileError';
}

export interface FredFile {
  /** For error messages. */
  readonly name: string;
  readonly text: string;
}

/**
 * The rates of the latest week that both files have, in the shape that the service reads.
 * @param files one of each series, in any order
 * @throws {FredFileError}
 */
export function ratesFromFred(files: readonly [FredFile, FredFile]): MortgageRates {
  const series = new Map(files.map((file) => readSeries(file)));
  const [thirty, fifteen] = fredSeries.map((name) => {
    const weeks = series.get(name);
    if (!weeks)
      throw new FredFileError(`Both files have the series ${[...series.keys()].join()}. Pass one of ${name} too.`);
    return weeks;
  }) as [Weeks, Weeks];
  const asOf = [...thirty.keys()]
    .filter((week) => fifteen.has(week))
    .sort()
    .at(-1);
  if (asOf === undefined) throw new FredFileError('The two files have no week in common with a rate in both.');
  const [thirtyYears, fifteenYears] = sampleMortgageRates;
  return mortgageRates.parse({
    rates: [
      { product: thirtyYears.product, rateBasisPoints: thirty.get(asOf) },
      { product: fifteenYears.product, rateBasisPoints: fifteen.get(asOf) },
    ],
    source: { name: 'Freddie Mac survey, from FRED', asOf },
  });
}

/** Basis points by day (YYYY-MM-DD), without weeks that have no value. */
type Weeks = ReadonlyMap<string, number>;

function readSeries({ name, text }: FredFile): [FredSeries, Weeks] {
  const [header, ...lines] = recordsOf({ name, text });
  const [dateColumn, series, ...others] = header?.cells ?? [];
  const known = fredSeries.find((one) => one === series);
  if (dateColumn !== 'observation_date' || !known || others.length > 0) {
    throw new FredFileError(
      `${name}, line 1: expected the header “observation_date,MORTGAGE30US” or “observation_date,MORTGAGE15US”.`,
    );
  }
  const weeks = new Map<string, number>();
  for (const { line, cells } of lines) {
    const [day = '', value = '', ...rest] = cells;
    const at = `${name}, line ${line}`;
    if (rest.length > 0 || cells.length < 2) throw new FredFileError(`${at}: expected a date and a rate.`);
    if (!isoDay.safeParse(day).success)
      throw new FredFileError(`${at}: “${shown(day)}” is not a date like 2026-11-19.`);
    if (weeks.has(day)) throw new FredFileError(`${at}: ${day} is there twice.`);
    if (value === missing || value === '') continue;
    weeks.set(day, basisPointsOf(value, at));
  }
  return [known, weeks];
}

function recordsOf({ name, text }: FredFile): { readonly line: number; readonly cells: readonly string[] }[] {
  try {
    const options = { bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true } as const;
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    throw new FredFileError(`${name} is not a CSV file: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function basisPointsOf(value: string, at: string): number {
  if (!/^\d{1,2}(?:\.\d{1,4})?$/.test(value))
    throw new FredFileError(`${at}: “${shown(value)}” is not a rate in percent.`);
  const basisPoints = Math.round(Number(value) * 100);
  if (basisPoints === 0 || basisPoints > highestBasisPoints) {
    throw new FredFileError(`${at}: ${value}% can’t be a mortgage rate.`);
  }
  return basisPoints;
}

const isoDay = z.iso.date();
/** FRED's mark of a week without a value. */
const missing = '.';
/** Far above the highest that the survey has had (18.63% in 1981). */
const highestBasisPoints = 2_500;
const shown = (cell: string): string => cell.slice(0, 40);
