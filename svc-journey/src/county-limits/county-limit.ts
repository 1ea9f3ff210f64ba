import { usStates } from '@hearthway/contracts/journey';
import { cited, dollars, published, row, type PolicyRow, type PolicySource } from '@hearthway/contracts/policy';
import { countiesOf } from '../counties/index.js';
import limits2025 from './limits-2025.json' with { type: 'json' };
import limits2026 from './limits-2026.json' with { type: 'json' };

type Program = 'conventional' | 'fha';

/** Limits in whole dollars, each with its counties’ FIPS codes. Written by `scripts/write-county-limits.ts`. */
interface Edition {
  readonly year: number;
  readonly conventional: Readonly<Record<string, string>>;
  readonly fha?: Readonly<Record<string, string>>;
}

type SourceOf = (inForce: readonly [from: string, to: string]) => PolicySource;

/** One for each file, with its source by program. */
const editions: readonly (readonly [Edition, Readonly<Record<Program, SourceOf>>])[] = [
  [limits2025, { conventional: fromConsumerBureau, fha: fromConsumerBureau }],
  [limits2026, { conventional: fromHousingFinanceAgency, fha: fromStatute }],
];

function fromConsumerBureau(inForce: readonly [string, string]): PolicySource {
  const name = 'Consumer Financial Protection Bureau: county limits of 2025, from FHFA and HUD';
  return published(name, 'https://github.com/cfpb/owning-a-home-api', inForce);
}

function fromHousingFinanceAgency(inForce: readonly [string, string]): PolicySource {
  const name = 'Federal Housing Finance Agency: loan limits of every county, 2026';
  return published(name, 'https://www.fhfa.gov/data/conforming-loan-limit', inForce);
}

function fromStatute(inForce: readonly [string, string]): PolicySource {
  const name = '12 U.S.C. 1709(b)(2), from FHFA’s county limits of 2026; below those, HUD’s own list is needed';
  return cited(name, 'https://www.law.cornell.edu/uscode/text/12/1709', inForce);
}

/**
 * The limit for one unit of a county (`conventional/limit/county/08031`), or of a state whose counties all have the same
 * (`fha/limit/state/TX`), on a day (YYYY-MM-DD). A range where only its ends are known.
 */
export function findLimitRow(key: string, date: string): PolicyRow | undefined {
  return rowsOfYear(date.slice(0, 'YYYY'.length))?.get(key);
}

interface Limit {
  readonly low: number;
  readonly high: number;
}

const editionsByYear = new Map(editions.map((edition) => [String(edition[0].year), edition]));
const programNames: Readonly<Record<Program, string>> = { conventional: 'Conforming', fha: 'FHA' };
/** Alaska and Hawaii, by FIPS code. */
const statesSetByLaw: ReadonlySet<string> = new Set(['02', '15']);

const rowsByYear = new Map<string, ReadonlyMap<string, PolicyRow>>();

/** Thousands of rows: made when a year is first asked for. */
function rowsOfYear(year: string): ReadonlyMap<string, PolicyRow> | undefined {
  const made = rowsByYear.get(year);
  const edition = editionsByYear.get(year);
  if (made || !edition) return made;
  const [limits, sources] = edition;
  const rows = (['conventional', 'fha'] as const).flatMap((program) =>
    rowsOf(program, limitsOf(program, limits), sources[program]([`${year}-01-01`, `${year}-12-31`])),
  );
  const byKey = new Map(rows.map((found) => [found.key, found]));
  rowsByYear.set(year, byKey);
  return byKey;
}

function rowsOf(program: Program, limits: ReadonlyMap<string, Limit>, source: PolicySource): PolicyRow[] {
  const toRow = (place: string, name: string, { low, high }: Limit) =>
    row(
      `${program}/limit/${place}`,
      `${programNames[program]} loan limit, one unit, ${name}`,
      dollars(low),
      source,
      low < high ? [low * 100, high * 100] : undefined,
    );
  return usStates.flatMap(([state, stateName]) => {
    const found = countiesOf(state).flatMap(({ fips, name }) => {
      const limit = limits.get(fips);
      return limit ? [{ fips, name, limit }] : [];
    });
    const [first] = found;
    const isSame = found.every(({ limit }) => limit.low === first?.limit.low && limit.high === first.limit.high);
    const ofState = first && isSame ? [toRow(`state/${state}`, stateName, first.limit)] : [];
    return [...ofState, ...found.map(({ fips, name, limit }) => toRow(`county/${fips}`, `${name}, ${state}`, limit))];
  });
}

function limitsOf(program: Program, edition: Edition): ReadonlyMap<string, Limit> {
  const exact = byCounty(edition[program] ?? {});
  return program === 'fha' && exact.size === 0 ? fhaFrom(byCounty(edition.conventional)) : exact;
}

function byCounty(counties: Readonly<Record<string, string>>): Map<string, Limit> {
  return new Map(
    Object.entries(counties).flatMap(([limit, codes]) =>
      codes.split(' ').map((fips) => [fips, { low: Number(limit), high: Number(limit) }] as const),
    ),
  );
}

/**
 * Both limits are 115% of the county’s median price, between a lowest and a highest. FHFA’s lowest is higher, so that above it
 * they are the same, and at it FHA’s is somewhere below. FHFA’s limits in Alaska and Hawaii are set by law instead.
 */
function fhaFrom(conventional: ReadonlyMap<string, Limit>): Map<string, Limit> {
  const all = [...conventional.values()].map(({ low }) => low);
  const baseline = Math.min(...all);
  const lowest = Math.floor((baseline * 65) / 100);
  return new Map(
    [...conventional].map(([fips, limit]) => {
      const isTheSame = limit.low > baseline && !statesSetByLaw.has(fips.slice(0, 2));
      return [fips, isTheSame ? limit : { low: lowest, high: limit.low }];
    }),
  );
}
