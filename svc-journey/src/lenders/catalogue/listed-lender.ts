import type { LoanProgram, PropertyType, PropertyUse, UsStateCode } from '@hearthway/contracts/journey';

/** A lender in the catalogue: what it publishes, and what it lends for. */
export interface ListedLender {
  /** Never changes: matches are stored by it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly website: string;
  readonly programs: readonly LoanProgram[];
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
