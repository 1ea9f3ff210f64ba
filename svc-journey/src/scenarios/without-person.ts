import type { AffordabilityResult, BuyerFigures } from '@hearthway/contracts/affordability';
import type { SharedScenario } from '@hearthway/contracts/journey';

/** The part of a result that a buyer shares. Named field by field, so that a new figure is never shared by accident. */
export function withoutPerson(figures: BuyerFigures, result: AffordabilityResult, asOf: string): SharedScenario {
  const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = figures;
  return {
    asOf,
    state,
    propertyType,
    propertyUse,
    annualRateMillionths,
    termMonths,
    headlines: result.headlines,
    programs: result.programs.flatMap(({ program, offers: { comfortable } }) =>
      comfortable
        ? [
            {
              program,
              priceCents: comfortable.priceCents,
              downPaymentCents: comfortable.downPaymentCents,
              monthlyCents: comfortable.monthly.totalCents,
              cashCents: comfortable.cash.outOfPocket.expectedCents,
            },
          ]
        : [],
    ),
    policyRowIds: result.policyRowIds,
  };
}
