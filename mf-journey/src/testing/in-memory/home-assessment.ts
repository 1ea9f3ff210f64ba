import { emptyHomeGoals, homeFit, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { Home, HomeAssessment, HomeFlag, listHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';

/** What the estimates rest on. What is missing makes them `null`. */
export interface HomeContext {
  readonly missing: OperationReply<typeof listHomes>['missing'];
  /** Of the pinned scenario, unless `budget` is missing. */
  /** Unless they are missing. */
  readonly goals: HomeGoals;
  readonly budget: { readonly priceCents: number; readonly monthlyCents: number };
}

/** Plausible, and computed more simply than by the service. */
export function assessedAs(home: Home, { missing, budget, goals }: HomeContext): HomeAssessment {
  const { priceCents, squareFeet, propertyType, state, hoaMonthlyCents, propertyTaxAnnualCents } = home;
  const isCovered = propertyType !== 'land' && propertyType !== 'mobile_home' && state !== 'AK';
  const hasFigures = !missing.includes('finances') && isCovered;
  const loanCents = Math.round(priceCents * 0.9);
  const cashCents = Math.round(priceCents * 0.13);
  return {
    monthlyPaymentCents: hasFigures
      ? Math.round(loanCents * 0.0071 + (propertyTaxAnnualCents ?? priceCents * 0.018) / 12) + (hoaMonthlyCents ?? 0)
      : null,
    cashToClose: hasFigures
      ? { lowCents: Math.round(cashCents * 0.9), expectedCents: cashCents, highCents: Math.round(cashCents * 1.15) }
      : null,
    loanClass: hasFigures ? (loanCents > 83_275_000 ? 'jumbo' : 'conforming') : null,
    pricePerSquareFootCents: squareFeet === null ? null : Math.round(priceCents / squareFeet),
    aboveBudgetCents: missing.includes('budget') ? null : priceCents - budget.priceCents,
    fit: missing.includes('goals') ? null : fitOf(home, goals),
    flags: flagsOf(home),
    policyRowSet: 0,
  };
}

/** Three bedrooms, a yard, and never a mobile home. */
export const usualGoals: HomeGoals = {
  ...emptyHomeGoals,
  must: [{ trait: 'bedrooms', limit: 3, weight: 3 }],
  nice: [{ trait: 'yard', weight: 3 }],
  never: [{ trait: 'propertyType', anyOf: ['mobile_home'], weight: 3 }],
};

function fitOf(home: Home, goals: HomeGoals): HomeAssessment['fit'] {
  const fit = homeFit(home, goals);
  return fit ? { ...fit, reasons: [...fit.reasons] } : null;
}

function flagsOf({ state, yearBuilt, hoaMonthlyCents, ageRestricted, marketStatus }: Home): HomeFlag[] {
  const raised: readonly [HomeFlag, boolean][] = [
    ['off-market', marketStatus !== 'for_sale'],
    ['texas-agreement', state === 'TX'],
    ['lead-paint', yearBuilt !== null && yearBuilt < 1978],
    ['hoa-papers', (hoaMonthlyCents ?? 0) > 0],
    ['florida-tax-reset', state === 'FL'],
    ['flood-map', true],
    ['insurance-quote', true],
    ['age-restricted', ageRestricted === true],
  ];
  return raised.filter(([, isRaised]) => isRaised).map(([flag]) => flag);
}
