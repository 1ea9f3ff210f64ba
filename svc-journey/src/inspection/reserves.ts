import type { InspectionView, LoanEstimate, PurchaseTerms } from '@hearthway/contracts/journey';

/** What is known of the buyer's money. */
export interface BuyerFunds {
  readonly liquidCents: number | undefined;
  /** Our own estimate; `undefined` without one. */
  readonly cashToCloseCents: number | undefined;
  /** The Loan Estimate that the buyer goes ahead with. */
  readonly estimate: Pick<LoanEstimate, 'lender' | 'issuedOn' | 'cashToCloseCents'> | undefined;
}

/** What is left of the savings to pay for repairs. `null` while savings aren't known. */
export function reservesOf(
  { liquidCents, cashToCloseCents, estimate }: BuyerFunds,
  { financing, priceCents }: Pick<PurchaseTerms, 'financing' | 'priceCents'>,
): InspectionView['totals']['reserves'] {
  if (liquidCents === undefined) return null;
  const leftOf = (spentCents: number): number => Math.max(0, liquidCents - spentCents);
  if (financing === 'cash') return { cents: leftOf(priceCents), after: 'price' };
  if (estimate && estimate.cashToCloseCents !== null) {
    const { lender, issuedOn } = estimate;
    return { cents: leftOf(estimate.cashToCloseCents), after: 'loan-estimate', estimate: { lender, issuedOn } };
  }
  if (cashToCloseCents === undefined) return { cents: liquidCents, after: 'nothing' };
  return { cents: leftOf(cashToCloseCents), after: 'closing' };
}
