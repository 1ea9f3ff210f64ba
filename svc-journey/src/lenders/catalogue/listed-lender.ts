import type { LoanProgram, PropertyType, PropertyUse, UsStateCode } from '@hearthway/contracts/journey';

/** Buyers that some lenders lend to alone, as in "lends only to …". */
export const buyerGroups = {
  first_time_buyers: 'first-time buyers',
  people_who_served: 'people who served and surviving spouses',
} as const;
export type BuyerGroup = keyof typeof buyerGroups;

/**
 * A lender in the catalogue: what it publishes, and what it lends for. Every condition is a field, which the ranking reads;
 * the description has none.
 */
export interface ListedLender {
  /** Never changes: matches are stored by it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly website: string;
  readonly programs: readonly LoanProgram[];
  /** If it lends to no one else. */
  readonly onlyFor?: BuyerGroup;
  readonly states: readonly UsStateCode[];
  /** Five-digit FIPS codes, if it lends only in some counties of its states. */
  readonly counties?: readonly string[];
  readonly propertyTypes: readonly PropertyType[];
  readonly propertyUses: readonly PropertyUse[];
  readonly loanCents: { readonly minimum: number; readonly maximum: number };
  readonly minCreditScore: number;
  readonly maxDebtToIncomeBasisPoints: number;
  readonly minDownPaymentBasisPoints: number;
}
