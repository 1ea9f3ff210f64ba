import { UnusableFile } from '../../files/index.js';
import { checkedConforming, checkedFha } from './check-limits.js';
import { listOf } from './county-limits.js';
import { limitLists } from './limit-rows.js';
import { readLimitsFile, type LimitsFile } from './limits-file.js';
import type { LoanLimitStore } from './loan-limit-store.js';
import {
  limitPrograms,
  lowestOf,
  lowestOfFha,
  type CountyLimit,
  type LimitProgram,
  type YearOfLimits,
} from './year-of-limits.js';

export interface LoadLimits {
  readonly year: number;
  /** Without folders. */
  readonly fileName: string;
  readonly text: string;
  readonly now: Date;
}

export interface Loaded {
  readonly program: LimitProgram;
  readonly counties: number;
  readonly lowestDollars: number;
  /** The previous year's. */
  readonly formerLowestDollars: number;
}

/**
 * Stores a year's loan limits from a file. Within seconds, every instance has them, for use from that year on.
 * @throws UnusableFile if it can't be that year's; nothing is stored then
 */
export async function loadLimits(
  store: Pick<LoanLimitStore, 'list' | 'save'>,
  { year, fileName, text, now }: LoadLimits,
): Promise<Loaded[]> {
  requireYear(year, fileName, now);
  const known = limitLists(await store.list());
  const limits = checkedLimits(year, readLimitsFile(text), known);
  const formerLowest = formerLowestOf(year, known) ?? 0;
  const loaded: Loaded[] = [];
  for (const program of limitPrograms) {
    const counties = limits[program];
    if (!counties) continue;
    await store.save({ program, year, loadedAt: now, counties });
    const formerLowestDollars = program === 'fha' ? lowestOfFha(formerLowest) : formerLowest;
    loaded.push({ program, counties: counties.length, lowestDollars: lowestOf(counties), formerLowestDollars });
  }
  return loaded;
}

/**
 * The limits in a file, if they can be that year's.
 * @throws UnusableFile otherwise
 */
export function checkedLimits(
  year: number,
  { conventional, fha }: LimitsFile,
  known: readonly YearOfLimits[],
): LimitsFile {
  const formerLowest = formerLowestOf(year, known);
  const conforming = conventional && checkedConforming(conventional, formerLowest);
  const ofThisYear: readonly CountyLimit[] | undefined = conforming ?? listOf(known, 'conventional', year)?.counties;
  if (fha && !ofThisYear) {
    throw new UnusableFile(`FHA’s limits are checked against FHFA’s. Load FHFA’s list of ${year} first.`);
  }
  return {
    ...(conforming && { conventional: conforming }),
    ...(fha && ofThisYear && { fha: checkedFha(fha, lowestOf(ofThisYear)) }),
  };
}

/** FHFA's lowest limit, in dollars, for the last known year before this one. */
function formerLowestOf(year: number, known: readonly YearOfLimits[]): number | undefined {
  const former = known
    .filter((list) => list.program === 'conventional' && list.year < year)
    .sort((a, b) => b.year - a.year)[0];
  return former && lowestOf(former.counties);
}

/** The year before it is built in. */
const firstYear = 2026;

function requireYear(year: number, fileName: string, now: Date): void {
  const nextYear = now.getUTCFullYear() + 1;
  if (!Number.isInteger(year) || year < firstYear || year > nextYear) {
    throw new UnusableFile(`The year has to be from ${firstYear} to ${nextYear}.`);
  }
  const named = [...fileName.matchAll(/20\d\d/g)].map(([digits]) => Number(digits));
  if (named.length > 0 && !named.includes(year)) {
    throw new UnusableFile(`${fileName} is named after another year than ${year}.`);
  }
}
