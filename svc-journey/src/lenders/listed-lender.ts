import type { LoanProgram, PropertyType, PropertyUse, UsStateCode } from '@hearthway/contracts/journey';

/** A lender of the catalogue: what it publishes, and whom and what it lends for. */
export interface ListedLender {
  /** Stable: matches are stored by it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly website: string;
  readonly programs: readonly LoanProgram[];
  readonly states: readonly UsStateCode[];
  /** Where it keeps to some counties of its states: their five-digit FIPS codes. */
  readonly counties?: readonly string[];
  readonly propertyTypes: readonly PropertyType[];
  readonly propertyUses: readonly PropertyUse[];
  readonly loanCents: { readonly minimum: number; readonly maximum: number };
  readonly minCreditScore: number;
  readonly maxDebtToIncomeBasisPoints: number;
  readonly minDownPaymentBasisPoints: number;
}
