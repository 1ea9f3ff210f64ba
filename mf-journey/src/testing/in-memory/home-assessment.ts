import type { Home, HomeAssessment, HomeFlag, listHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';

/** What the estimates rest on. What is missing makes them `null`. */
export interface HomeContext {
  readonly missing: OperationReply<typeof listHomes>['missing'];
  /** Of the pinned scenario, unless `budget` is missing. */
  readonly budget: { readonly priceCents: number; readonly monthlyCents: number };
}

/** Plausible, and computed more simply than by the service. */
export function assessedAs(home: Home, { missing, budget }: HomeContext): HomeAssessment {
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
    fit: missing.includes('goals') ? null : fitOf(home),
    flags: flagsOf(home),
    policyRowSet: 0,
  };
}

/** As for a buyer who must have three bedrooms, wants a yard, and never wants a mobile home. */
function fitOf({ bedrooms, yard, propertyType }: Home): NonNullable<HomeAssessment['fit']> {
  const result = (met: boolean | null) => (met === null ? 'unknown' : met ? 'met' : 'missed');
  const reasons = [
    { text: 'At least 3 bedrooms', list: 'must', result: result(bedrooms === null ? null : bedrooms >= 3), share: 50 },
    { text: 'A yard', list: 'nice', result: result(yard), share: 50 },
  ] as const;
  const decided = reasons.filter((reason) => reason.result !== 'unknown');
  const met = decided.filter((reason) => reason.result === 'met');
  const verdicts = { met: 'fits', missed: 'misses', unknown: 'check' } as const;
  return {
    score: decided.length === 0 ? null : Math.round((100 * met.length) / decided.length),
    knownShare: 50 * decided.length,
    verdict: propertyType === 'mobile_home' ? 'ruled_out' : verdicts[reasons[0].result],
    reasons: [...reasons],
  };
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
