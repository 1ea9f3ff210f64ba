import { hasEnded, type PolicyRow } from '@hearthway/contracts/policy';
import { dollars, dollarsUp } from '../../../number-format/index.js';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';
import type { Finding, Question } from './check.js';

/** Compares the loan with the limit in the home's county, as far as we know it. */
export const loanIsWithinLimit: Question = (buyer, program, policy) => {
  if (program === 'va' || program === 'usda' || !buyer.purchase) return undefined;
  const { loanCents } = buyer.purchase;
  const limits = limitsAt(buyer, program, policy);
  const loan = `Your loan would be ${dollarsUp(loanCents)}.`;
  if (!limits) return { outcome: 'open', text: `${loan} We don’t have this year’s loan limits yet.` };
  const { outcome, text } = compared(loanCents, limits, buyer);
  return { outcome, text: [loan, text, ...yearOf(limits, policy)].join(' ') };
};

interface Limits {
  /** In cents. They differ where only a range is known. */
  readonly low: number;
  readonly high: number;
  readonly place: 'county' | 'state' | 'country';
  /** Any of the rows read: all are from the same year. */
  readonly row: PolicyRow;
}

function compared(loanCents: number, { low, high, place }: Limits, { home }: Buyer): Finding {
  const isExact = low === high;
  const atLeast = `The limit is ${isExact ? '' : 'at least '}${dollars(low)}`;
  if (loanCents <= low) return { outcome: 'met', text: `${atLeast}.` };
  if (home?.propertyType === 'multi_family') {
    return { outcome: 'open', text: `${atLeast} for one unit and higher for two to four. Ask a lender about yours.` };
  }
  if (loanCents > high) {
    return { outcome: 'missed', text: `The limit is ${isExact ? '' : 'at most '}${dollars(high)}.` };
  }
  const between = `between ${dollars(low)} and ${dollars(high)}`;
  return {
    outcome: 'open',
    text:
      place === 'county'
        ? `Your county’s limit is ${between}. Ask a lender what it is exactly.`
        : `The limit is ${between}, depending on the county. Ask a lender about yours.`,
  };
}

/** Limits stay in use after their year until the next are loaded. The buyer then has to be told. */
function yearOf({ row }: Limits, { date }: PolicyReader): string[] {
  if (!hasEnded(row, date)) return [];
  const year = (day: string): string => day.slice(0, 'YYYY'.length);
  return [`That’s ${year(row.effectiveFrom)}’s limit; ${year(date)}’s isn’t loaded yet.`];
}

function limitsAt(
  { state, countyFips }: Buyer,
  program: 'conventional' | 'fha',
  policy: PolicyReader,
): Limits | undefined {
  const ofCounty = countyFips ? policy.findRow(`${program}/limit/county/${countyFips}`) : undefined;
  const local = ofCounty ?? (state ? policy.findRow(`${program}/limit/state/${state}`) : undefined);
  if (local) {
    const { low, high } = local.range ?? { low: local.value, high: local.value };
    return { low, high, place: ofCounty ? 'county' : 'state', row: local };
  }
  const lowest = policy.findRow(`${program}/limit/lowest`);
  const highest = policy.findRow(`${program}/limit/highest`);
  return lowest && highest && { low: lowest.value, high: highest.value, place: 'country', row: lowest };
}
