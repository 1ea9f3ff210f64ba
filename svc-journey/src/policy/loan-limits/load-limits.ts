import { countyCodesOf } from '../../counties/index.js';
import { UnusableFile } from '../../files/index.js';
import { policyAt } from '../policy.js';
import { policyRows } from '../policy-rows.js';
import { lowestOf, readLimitsFile } from './limits-file.js';
import { withLoadedLimits } from './limit-rows.js';
import type { LoanLimitStore } from './loan-limit-store.js';

export interface LoadLimits {
  readonly year: number;
  /** Without folders. */
  readonly fileName: string;
  readonly text: string;
  readonly now: Date;
}

export interface LoadedLimits {
  readonly counties: number;
  readonly lowestDollars: number;
  /** Of the year before. */
  readonly formerLowestDollars: number;
}

/**
 * Stores a year's list of loan limits. Every instance of the service uses it from its year on, within seconds.
 * @throws UnusableFile if it can't be that year's list; nothing is stored then
 */
export async function loadLimits(
  store: Pick<LoanLimitStore, 'list' | 'save'>,
  { year, fileName, text, now }: LoadLimits,
): Promise<LoadedLimits> {
  requireYear(year, fileName, now);
  const lastDay = `${year - 1}-12-31`;
  const rows = withLoadedLimits(policyRows, await store.list(), lastDay);
  const formerCents = policyAt(lastDay, rows).find('conventional/limit/lowest');
  const formerLowest = formerCents === undefined ? lowestBeforeFirstYear : formerCents / 100;
  const counties = readLimitsFile(text, { formerLowest, countyCodesOf });
  await store.save({ year, loadedAt: now, counties });
  return { counties: counties.length, lowestDollars: lowestOf(counties), formerLowestDollars: formerLowest };
}

/** The first year whose limits are dated rows here. */
const firstYear = 2026;
/** FHFA's for 2025, in dollars. */
const lowestBeforeFirstYear = 806_500;

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
