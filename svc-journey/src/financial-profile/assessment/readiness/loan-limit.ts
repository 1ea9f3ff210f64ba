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
  readonly lowest: PolicyRow;
  readonly highest: PolicyRow;
}

function compared(loanCents: number, { lowest, highest }: Limits, { home }: Buyer): Finding {
  const isExact = lowest === highest;
  const atLeast = `The limit is ${isExact ? '' : 'at least '}${dollars(lowest.value)}`;
  if (loanCents <= lowest.value) return { outcome: 'met', text: `${atLeast}.` };
  if (home?.propertyType === 'multi_family') {
    return { outcome: 'open', text: `${atLeast} for one unit and higher for two to four. Ask a lender about yours.` };
  }
  if (loanCents > highest.value) {
    return { outcome: 'missed', text: `The limit is ${isExact ? '' : 'at most '}${dollars(highest.value)}.` };
  }
  return {
    outcome: 'open',
    text: `The limit is between ${dollars(lowest.value)} and ${dollars(highest.value)}, depending on the county. Ask a lender about yours.`,
  };
}

/** Limits count past their year until the next are loaded. Whoever reads one then has to know. */
function yearOf({ lowest }: Limits, { date }: PolicyReader): string[] {
  if (!hasEnded(lowest, date)) return [];
  const year = (day: string): string => day.slice(0, 'YYYY'.length);
  return [`That’s ${year(lowest.effectiveFrom)}’s limit; ${year(date)}’s isn’t loaded yet.`];
}

function limitsAt(
  { state, countyFips }: Buyer,
  program: 'conventional' | 'fha',
  policy: PolicyReader,
): Limits | undefined {
  const local =
    (countyFips ? policy.findRow(`${program}/limit/county/${countyFips}`) : undefined) ??
    (state ? policy.findRow(`${program}/limit/state/${state}`) : undefined);
  if (local) return { lowest: local, highest: local };
  const lowest = policy.findRow(`${program}/limit/lowest`);
  const highest = policy.findRow(`${program}/limit/highest`);
  return lowest && highest && { lowest, highest };
}
