import type { MilestoneRuleItem, MortgageApplicationEntry, PurchaseContract } from '@hearthway/contracts/journey';

interface Facts {
  /** `undefined` without a home under contract. */
  readonly terms: Pick<PurchaseContract['terms'], 'financing'> | undefined;
  readonly application: Pick<MortgageApplicationEntry, 'estimateId' | 'intentOn' | 'lock'>;
  readonly estimates: readonly { readonly id: string }[];
}

/** What the milestone Mortgage Application asks for, and what of it is done. */
export function applicationItems({ terms, application, estimates }: Facts): readonly MilestoneRuleItem[] {
  if (terms?.financing === 'cash') return [{ text: 'You pay cash, so there is no loan to apply for', done: true }];
  const { estimateId, intentOn, lock } = application;
  const isUnderContract = terms !== undefined;
  return [
    {
      text: 'Record the Loan Estimate you go ahead with',
      done: isUnderContract && estimates.some(({ id }) => id === estimateId),
    },
    { text: 'Note the day you told the lender to go ahead', done: isUnderContract && intentOn !== null },
    { text: 'Note your rate lock', done: isUnderContract && lock !== null },
  ];
}

/** Whether all of it is done. */
export const isBasisMet = (facts: Facts): boolean => applicationItems(facts).every(({ done }) => done);
