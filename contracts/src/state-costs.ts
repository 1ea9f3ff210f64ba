export interface StateCosts {
  /** Of the price, a year. */
  readonly propertyTaxBasisPoints: number;
  /** A year. */
  readonly homeInsuranceCents: number;
}

/**
 * What owning a home costs beside the loan, by state: planning figures, until there is a tax bill and an insurance quote.
 * Property tax: the upper part of the effective rates published for 2025. Home insurance: the average homeowners policy
 * (HO-3) of 2022, NAIC, by the Insurance Information Institute. Compared with their sources on November 20, 2026.
 */
export const stateCosts = {
  TX: { propertyTaxBasisPoints: 160, homeInsuranceCents: 239_700 },
  FL: { propertyTaxBasisPoints: 91, homeInsuranceCents: 267_700 },
  AZ: { propertyTaxBasisPoints: 55, homeInsuranceCents: 101_800 },
  NV: { propertyTaxBasisPoints: 49, homeInsuranceCents: 94_800 },
  CO: { propertyTaxBasisPoints: 55, homeInsuranceCents: 207_900 },
  TN: { propertyTaxBasisPoints: 56, homeInsuranceCents: 149_200 },
} as const satisfies Record<string, StateCosts>;
