import { servedStates } from '@hearthway/contracts/commerce';
import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import { csvRows, UnusableFile } from '../../files/index.js';

/** FHFA's limit for a home with one unit. */
export interface CountyLimit {
  /** Five-digit FIPS code. */
  readonly fips: string;
  readonly state: UsStateCode;
  readonly name: string;
  readonly dollars: number;
}

export interface LimitsFileChecks {
  /** The limit of the year before, in dollars, in counties without one of their own. It never falls, by law. */
  readonly formerLowest: number;
  /** The codes of the counties that the profile offers. */
  readonly countyCodesOf: (state: UsStateCode) => readonly string[];
}

/**
 * The counties of FHFA's yearly list as CSV: either with its own columns (`FIPS State Code`, `FIPS County Code`, `County Name`,
 * `State`, `One-Unit Limit`) or with `fips`, `state`, `county`, `one_unit_dollars`. Columns may be in any order and more than
 * these, lines before the header are skipped, and so are territories.
 * @throws UnusableFile if anything in it can't be a year's list: nothing of it may be used then
 */
export function readLimitsFile(text: string, checks: LimitsFileChecks): CountyLimit[] {
  const rows = csvRows(text);
  const start = rows.findIndex(({ cells }) => columnsOf(cells) !== undefined);
  const columns = columnsOf(rows[start]?.cells ?? []);
  if (!columns) {
    throw new UnusableFile(
      'There is no header with the columns fips (or FIPS State Code and FIPS County Code), state, county, and one_unit_dollars (or One-Unit Limit).',
    );
  }
  const limits = rows.slice(start + 1).flatMap(({ lastLine, cells }) => limitOf(lastLine, columns(cells)) ?? []);
  requirePlausible(limits, checks);
  requireComplete(limits, checks);
  return limits;
}

interface Cells {
  readonly fips: string;
  readonly state: string;
  readonly name: string;
  readonly dollars: string;
}

/** How to read a line, if these are the names of the columns. */
function columnsOf(header: readonly string[]): ((cells: readonly string[]) => Cells) | undefined {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );
  const place = (...known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const [fips, stateFips, countyFips] = [place('fips'), place('fips state code'), place('fips county code')];
  const [state, name, dollars] = [
    place('state'),
    place('county', 'county name'),
    place('one unit dollars', 'one unit limit'),
  ];
  const hasCode = fips >= 0 || (stateFips >= 0 && countyFips >= 0);
  if (!hasCode || state < 0 || name < 0 || dollars < 0) return undefined;
  return (cells) => {
    const cell = (index: number): string => cells[index] ?? '';
    const code = fips >= 0 ? padded(cell(fips), 5) : padded(cell(stateFips), 2) + padded(cell(countyFips), 3);
    return { fips: code, state: cell(state), name: cell(name), dollars: cell(dollars) };
  };
}

/** A spreadsheet drops leading zeros. */
const padded = (code: string, length: number): string => (code === '' ? '' : code.padStart(length, '0'));

function limitOf(line: number, { fips, state, name, dollars }: Cells): CountyLimit | undefined {
  if (territories.has(state)) return undefined;
  if (!isState(state)) throw new UnusableFile(`Line ${line}: ${state || 'nothing'} is not a state’s code.`);
  if (!/^\d{5}$/.test(fips)) throw new UnusableFile(`Line ${line}: ${fips} is not a county’s code.`);
  if (name === '') throw new UnusableFile(`Line ${line}: the county has no name.`);
  const amount = /^\$?(\d+|\d{1,3}(,\d{3})+)(\.00?)?$/.test(dollars)
    ? Number(dollars.replaceAll(/[$,]/g, ''))
    : Number.NaN;
  if (!Number.isSafeInteger(amount)) {
    throw new UnusableFile(`Line ${line}: ${dollars || 'nothing'} is not an amount in whole dollars.`);
  }
  return { fips, state, name, dollars: amount };
}

function requirePlausible(limits: readonly CountyLimit[], { formerLowest }: LimitsFileChecks): void {
  const lowest = lowestOf(limits);
  const usual = limits.filter(({ dollars }) => dollars === lowest).length;
  if (usual * 2 <= limits.length) {
    throw new UnusableFile('Fewer than half of the counties have the lowest limit. In a year’s list, most do.');
  }
  if (lowest < formerLowest) {
    throw new UnusableFile(`The lowest limit is ${lowest}. By law it can’t be below last year’s, ${formerLowest}.`);
  }
  if (lowest > formerLowest * 1.5) {
    throw new UnusableFile(`The lowest limit is ${lowest}, more than half above last year’s, ${formerLowest}.`);
  }
  for (const { fips, name, state, dollars } of limits) {
    const least = outsideContiguous.has(state) ? lowest * 1.5 : lowest;
    const most = least * 1.5;
    if (dollars < least || dollars > most) {
      const range = dollars < least ? `below the least that the law allows, ${least}` : `above the most, ${most}`;
      throw new UnusableFile(`${name}, ${state} (${fips}): ${dollars} is ${range}.`);
    }
  }
}

function requireComplete(limits: readonly CountyLimit[], { countyCodesOf }: LimitsFileChecks): void {
  const listed = new Map<string, CountyLimit>();
  for (const limit of limits) {
    if (listed.has(limit.fips)) throw new UnusableFile(`${limit.name}, ${limit.state} (${limit.fips}) is there twice.`);
    listed.set(limit.fips, limit);
  }
  const missing = usStateCodes.flatMap((state) => {
    const known = countyCodesOf(state);
    const prefix = known[0]?.slice(0, 2);
    const elsewhere = limits.find((limit) => limit.state === state && limit.fips.slice(0, 2) !== prefix);
    if (elsewhere) throw new UnusableFile(`${elsewhere.name} (${elsewhere.fips}) is not a county of ${state}.`);
    return known.filter((fips) => !listed.has(fips)).map((fips) => ({ fips, state }));
  });
  const served = missing.find(({ state }) => Object.hasOwn(servedStates, state));
  if (served) throw new UnusableFile(`County ${served.fips} of ${served.state} is missing.`);
  if (missing.length > mostMissing) throw new UnusableFile(`${missing.length} counties are missing.`);
}

/** Of the counties without a limit of their own, outside of Alaska and Hawaii, whose limits are higher by law. */
export const lowestOf = (limits: readonly CountyLimit[]): number =>
  Math.min(...limits.filter(({ state }) => !outsideContiguous.has(state)).map(({ dollars }) => dollars));

const outsideContiguous: ReadonlySet<string> = new Set(['AK', 'HI']);
const territories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Connecticut's planning regions, which replaced its counties, and the few that change their codes. */
const mostMissing = 20;

const isState = (code: string): code is UsStateCode => (usStateCodes as readonly string[]).includes(code);
