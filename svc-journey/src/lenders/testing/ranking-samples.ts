import type { ListedLender } from '@hearthway/contracts/journey';
import type { RankingFacts } from '../ranking/index.js';

/** A lender and a plan that exactly meets each of its minimums. Tests vary one of them. */
export function lenderWith(given: Partial<ListedLender> = {}): ListedLender {
  return {
    id: 'sample',
    name: 'Sample Lending',
    description: 'A sample.',
    programs: ['conventional', 'fha'],
    states: ['TX'],
    propertyTypes: ['single_family', 'condo'],
    propertyUses: ['primary_residence'],
    loanCents: { minimum: 5_000_000, maximum: 83_200_000 },
    minCreditScore: 620,
    maxDebtToIncomeBasisPoints: 4_500,
    minDownPaymentBasisPoints: 500,
    ...given,
  };
}

export function factsWith(given: Partial<RankingFacts> = {}): RankingFacts {
  return {
    state: 'TX',
    countyFips: null,
    propertyType: 'single_family',
    propertyUse: 'primary_residence',
    targetPriceCents: 50_000_000,
    downPaymentCents: 2_500_000,
    homeMinimumDownPaymentBasisPoints: 0,
    lowestDownPaymentBasisPoints: { conventional: 300, fha: 350, va: 0, usda: 0 },
    debtToIncomeBasisPoints: 4_500,
    creditScore: 620,
    belongsTo: { first_time_buyers: null, people_who_served: null },
    ...given,
  };
}
