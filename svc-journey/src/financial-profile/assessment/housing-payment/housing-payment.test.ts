import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditScoreBands, type FinancialProfile } from '@hearthway/contracts/journey';
import { servedStates } from '@hearthway/contracts/commerce';
import {
  housingCost,
  privateMortgageInsurance,
  privateMortgageInsuranceRows,
  rowsOn,
  stateCostRows,
  type PolicyRow,
} from '@hearthway/contracts/policy';
import { policyAt } from '../../../policy/index.js';
import { buyerOf } from '../buyer.js';
import { housingPayment } from './housing-payment.js';
import { profileWith } from '../../testing/profiles.js';

fc.configureGlobal({ seed: 20_261_122 });

const day = '2026-11-22';

/** The payment as a public page computes it, from the contracts' rows and calculation alone. */
function paymentOnPage(
  { plan, location }: FinancialProfile,
  annualRateBasisPoints: number,
  creditScore: number | null,
): number | undefined {
  const rows = rowsOn<PolicyRow>(day, [...privateMortgageInsuranceRows, ...stateCostRows]);
  const find = (key: string) => rows.get(key)?.value;
  if (plan?.downPayment.kind !== 'amount') return undefined;
  const priceCents = plan.targetPriceCents;
  const loanCents = priceCents - plan.downPayment.cents;
  return housingCost({
    priceCents,
    loan: { principalCents: loanCents, annualRateMillionths: annualRateBasisPoints * 100, months: 360 },
    insuredCents: loanCents,
    mortgageInsuranceBasisPoints: privateMortgageInsurance({ priceCents, loanCents }, creditScore, find) ?? NaN,
    propertyTaxBasisPoints: find(`state/${location?.state}/property-tax`) ?? NaN,
    homeInsuranceCents: find(`state/${location?.state}/home-insurance`) ?? NaN,
  }).totalCents;
}

const anyBuyer = fc.record({
  state: fc.constantFrom(...(Object.keys(servedStates) as (keyof typeof servedStates)[])),
  targetPriceCents: fc.integer({ min: 1, max: 1_000_000_000 }),
  downShare: fc.integer({ min: 0, max: 10_000 }),
  annualRateBasisPoints: fc.integer({ min: 0, max: 2_000 }),
  scoreBand: fc.constantFrom(...creditScoreBands),
});

describe('the housing payment of a conventional loan', () => {
  it('equals the payment on a public page to the cent', () => {
    fc.assert(
      fc.property(anyBuyer, ({ state, targetPriceCents, downShare, annualRateBasisPoints, scoreBand }) => {
        const cents = Math.floor((targetPriceCents * downShare) / 10_000);
        const profile = profileWith({
          location: { state, countyFips: null },
          credit: { scoreBand },
          plan: {
            targetPriceCents,
            downPayment: { kind: 'amount', cents },
            rentCents: 0,
            comfortPaymentCents: null,
          },
        });
        const buyer = buyerOf(profile, { annualRateBasisPoints, home: undefined });
        expect(housingPayment(buyer, 'conventional', policyAt(day))).toBe(
          paymentOnPage(profile, annualRateBasisPoints, buyer.creditScore),
        );
      }),
      { numRuns: 10_000 },
    );
  });
});
