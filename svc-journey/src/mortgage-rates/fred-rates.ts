import { sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { csvRows, refuseFor, UnusableFile } from '../files/index.js';

export interface FredFile {
  /** For error messages. */
  readonly name: string;
  readonly text: string;
}

const [thirtyYears, fifteenYears] = sampleMortgageRates;

/** Weekly averages of Freddie Mac's survey, by their FRED series names. */
const products = { MORTGAGE30US: thirtyYears.product, MORTGAGE15US: fifteenYears.product } as const;
type Series = keyof typeof products;
const known = Object.keys(products) as Series[];

/**
 * The rates of the latest week in which every series has one, in the format of `MORTGAGE_RATES_FILE`.
 * @param files CSV files of FRED, the Federal Reserve Bank of St. Louis, with one or more series each. Series other
 *   than mortgage rates are ignored. `MORTGAGE30US` has to be in one of them, since purchases are estimated with it.
 * @throws {UnusableFile}
 */
export function ratesFromFred(files: readonly FredFile[]): MortgageRates {
  const weeks = new Map<Series, Weeks>();
  for (const file of files) {
    for (const [series, found] of seriesIn(file)) {
      if (weeks.has(series)) throw new UnusableFile(`${file.name}: the series ${series} is in two of the files.`);
      weeks.set(series, found);
    }
  }
  const thirty = weeks.get('MORTGAGE30US');
  if (!thirty) throw new UnusableFile('None of the files has the series MORTGAGE30US.');
  const asOf = [...thirty.keys()]
    .filter((week) => [...weeks.values()].every((rates) => rates.has(week)))
    .sort()
    .at(-1);
  if (asOf === undefined)
    throw new UnusableFile(`There is no week with a rate for ${[...weeks.keys()].join(' and ')}.`);
  return {
    rates: known.flatMap((series) => {
      const rateBasisPoints = weeks.get(series)?.get(asOf);
      return rateBasisPoints === undefined ? [] : [{ product: products[series], rateBasisPoints }];
    }),
    source: { name: 'Freddie Mac survey, from FRED', asOf },
  };
}

/** Basis points by day (YYYY-MM-DD), without weeks that have no rate. */
type Weeks = ReadonlyMap<string, number>;

const isoDay = z.iso.date();

function seriesIn({ name, text }: FredFile): [Series, Weeks][] {
  if (/^\s*</.test(text)) throw new UnusableFile(`${name} is a web page, not a CSV file. FRED may not have answered.`);
  const [header, ...rows] = csvRows(text);
  const [dateColumn = '', ...columns] = header?.cells ?? [];
  if (!/^(?:observation_date|date)$/i.test(dateColumn)) {
    throw new UnusableFile(`${name}: the first line has to begin with observation_date or DATE.`);
  }
  refuseFor(
    rows.flatMap(({ lastLine, cells }) =>
      cells.length === columns.length + 1
        ? []
        : [`${name}, line ${lastLine}: ${cells.length} cells instead of ${columns.length + 1}`],
    ),
  );
  return columns.flatMap((column, place): [Series, Weeks][] => {
    const series = known.find((one) => one === column.toUpperCase());
    if (!series) return [];
    const weeks = new Map<string, number>();
    for (const { lastLine, cells } of rows) {
      const [day = '', rate = ''] = [cells[0], cells[place + 1]];
      const at = `${name}, line ${lastLine}`;
      if (!isoDay.safeParse(day).success)
        throw new UnusableFile(`${at}: “${shown(day)}” is not a date like 2026-11-19.`);
      if (rate === '.' || rate === '') continue;
      if (weeks.has(day)) throw new UnusableFile(`${at}: ${day} is there twice.`);
      weeks.set(day, basisPointsOf(rate, `${at}, column ${series}`));
    }
    return [[series, weeks]];
  });
}

const highestPercent = 25;

/** Rounds half a basis point up. */
function basisPointsOf(percent: string, at: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{0,3}))?$/.exec(percent) ?? [];
  if (whole === undefined) throw new UnusableFile(`${at}: “${shown(percent)}” is not a rate in percent, such as 6.26.`);
  const basisPoints = Math.round(Number(whole + part.padEnd(3, '0')) / 10);
  if (basisPoints === 0 || basisPoints > highestPercent * 100) {
    throw new UnusableFile(`${at}: a rate of ${percent}% can’t be.`);
  }
  return basisPoints;
}

const shown = (cell: string): string => cell.slice(0, 40);
