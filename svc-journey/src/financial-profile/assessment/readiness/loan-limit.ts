import { dollars, dollarsUp } from '../../../number-format/index.js';
import type { PolicyReader } from '../../../policy/index.js';
import type { Buyer } from '../buyer.js';
import type { Question } from './check.js';

/** Compares the loan with the limit in the home's county, as far as we know it. */
export const loanIsWithinLimit: Question = (buyer, program, policy) => {
  if (program === 'va' || program === 'usda' || !buyer.purchase) return undefined;
  const { loanCents } = buyer.purchase;
  const limits = limitsAt(buyer, program, policy);
  const loan = `Your loan would be ${dollarsUp(loanCents)}.`;
  if (!limits) return { outcome: 'open', text: `${loan} We don’t have this year’s loan limits yet.` };
  const { lowest, highest } = limits;
  const atLeast = `The limit is ${limits.exact ? '' : 'at least '}${dollars(lowest)}`;
  if (loanCents <= lowest) return { outcome: 'met', text: `${loan} ${atLeast}.` };
  if (buyer.home?.propertyType === 'multi_family') {
    return {
      outcome: 'open',
      text: `${loan} ${atLeast} for one unit and higher for two to four. Ask a lender about yours.`,
    };
  }
  if (loanCents > highest) {
    return { outcome: 'missed', text: `${loan} The limit is ${limits.exact ? '' : 'at most '}${dollars(highest)}.` };
  }
  if (highest === Infinity) {
    return { outcome: 'open', text: `${loan} ${atLeast}. We don’t have this year’s for your county yet.` };
  }
  return {
    outcome: 'open',
    text: `${loan} The limit is between ${dollars(lowest)} and ${dollars(highest)}, depending on the county. Ask a lender about yours.`,
  };
};

interface Limits {
  readonly lowest: number;
  /** `Infinity` until this year’s is known. */
  readonly highest: number;
  readonly exact: boolean;
}

function limitsAt({ state, countyFips }: Buyer, program: 'conventional' | 'fha', policy: PolicyReader) {
  const local =
    (countyFips ? policy.findRow(`${program}/limit/county/${countyFips}`) : undefined) ??
    (state ? policy.findRow(`${program}/limit/state/${state}`) : undefined);
  if (local) {
    const { low, high } = local.range ?? { low: local.value, high: local.value };
    return { lowest: low, highest: high, exact: low === high } satisfies Limits;
  }
  const lowest = policy.find(`${program}/limit/lowest`);
  if (lowest === undefined) return undefined;
  return { lowest, highest: policy.find(`${program}/limit/highest`) ?? Infinity, exact: false } satisfies Limits;
}
