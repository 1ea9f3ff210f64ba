import type { InspectionView, PurchaseTerms } from '@hearthway/contracts/journey';

/** What is known of the buyer's money. */
export interface BuyerFunds {
  readonly liquidCents: number | undefined;
  /** `undefined` if it can't be estimated. */
  readonly cashToCloseCents: number | undefined;
}

/** What is left of the savings to pay for repairs. `null` while savings aren't known. */
export function reservesOf(
  { liquidCents, cashToCloseCents }: BuyerFunds,
  { financing, priceCents }: Pick<PurchaseTerms, 'financing' | 'priceCents'>,
): InspectionView['totals']['reserves'] {
  if (liquidCents === undefined) return null;
  const leftOf = (spentCents: number): number => Math.max(0, liquidCents - spentCents);
  if (financing === 'cash') return { cents: leftOf(priceCents), after: 'price' };
  if (cashToCloseCents === undefined) return { cents: liquidCents, after: 'nothing' };
  return { cents: leftOf(cashToCloseCents), after: 'closing' };
}
