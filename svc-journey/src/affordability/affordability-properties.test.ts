import {
  affordability,
  exampleFigures,
  type AffordabilityLevel,
  type BuyerFigures,
  type Offer,
} from '@hearthway/contracts/affordability';
import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import { rowsByKey, type PolicyRow } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { countyCodesOf } from '../counties/index.js';
import { rowsCountingOn } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { affordabilityRows } from './affordability-rows.js';

fc.configureGlobal({ seed: 20_261_122 });

const day = '2026-11-22';
const counting = rowsCountingOn(day, builtInRowsOn(day));

const cents = (max: number) => fc.integer({ min: 0, max });
const anyState = fc.constantFrom(...(['TX', 'FL', 'AZ', 'NV', 'CO', 'TN', ...usStateCodes] as UsStateCode[]));
const anyPlace = anyState.chain((state) =>
  fc.record({
    state: fc.constant(state),
    countyFips: fc.option(fc.constantFrom(...countyCodesOf(state))),
  }),
);
const anyDownPayment = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents: cents(60_000_000) }),
  fc.record({ kind: fc.constant('percent' as const), basisPoints: cents(10_000) }),
);
const anyHome = fc.record({
  propertyType: fc.constantFrom('single_family', 'condo', 'townhouse', 'multi_family', 'mobile_home', 'land', null),
  propertyUse: fc.constantFrom('primary_residence', 'primary_residence', 'second_home', 'investment', null),
  units: fc.integer({ min: 1, max: 4 }),
});
const anyBuyer: fc.Arbitrary<BuyerFigures> = fc
  .record({
    place: anyPlace,
    home: anyHome,
    annualIncomeCents: cents(60_000_000),
    monthlyDebtsCents: cents(600_000),
    studentLoansWithoutPaymentCents: fc.constantFrom(0, 0, 3_000_000),
    studentLoansAtZeroCents: fc.constantFrom(0, 0, 2_000_000),
    downPayment: anyDownPayment,
    cashCents: fc.option(cents(6_000_000)),
    creditScore: fc.option(fc.integer({ min: 300, max: 850 })),
    firstTimeBuyer: fc.option(fc.boolean()),
    militaryService: fc.constantFrom('none', 'veteran', 'active_duty', null),
    vaFundingFee: fc.constantFrom('first', 'later', 'exempt'),
    annualRateMillionths: fc.integer({ min: 0, max: 150_000 }),
    termMonths: fc.constantFrom(180, 240, 360),
    propertyTaxBasisPoints: fc.option(cents(400)),
    annualHomeInsuranceCents: fc.option(cents(1_000_000)),
    monthlyHoaCents: fc.constantFrom(0, 0, 45_000),
    annualFloodInsuranceCents: fc.constantFrom(0, 0, 90_000),
    monthlyPaymentCents: fc.option(cents(1_000_000)),
  })
  .map(({ place, home, ...rest }) => ({ ...exampleFigures, ...place, ...home, ...rest }));

const offersOf = (figures: BuyerFigures) =>
  affordability(figures, counting).programs.flatMap(({ program, status, offers }) =>
    (Object.entries(offers) as [AffordabilityLevel, Offer | null][]).flatMap(([level, offer]) =>
      offer ? [{ key: `${program} ${level}`, program, level, status, offer }] : [],
    ),
  );

const rowsOfPlaces = new Map<string, ReturnType<typeof rowsByKey<PolicyRow>>>();

function rowsOfPage(state: UsStateCode, countyFips: string | null) {
  const place = `${state} ${countyFips}`;
  const rows =
    rowsOfPlaces.get(place) ?? rowsByKey(affordabilityRows(counting, { state, countyFips: countyFips ?? undefined }));
  rowsOfPlaces.set(place, rows);
  return rows;
}

/** A jumbo loan exists only above the county’s limit, so that its price may appear and disappear. */
const pricesOf = (figures: BuyerFigures) =>
  new Map(
    offersOf(figures).flatMap(({ key, program, offer }) => (program === 'jumbo' ? [] : [[key, offer.priceCents]])),
  );

describe('for any buyer', () => {
  it('a page with the rows of the place gets the same cents as the service', () => {
    fc.assert(
      fc.property(anyBuyer, (figures) => {
        const { state, countyFips } = figures;
        const ofPage = affordability(figures, rowsOfPage(state, countyFips));
        const ofService = affordability(figures, counting);
        // The matcher takes a hundred times as long.
        if (!isDeepStrictEqual(ofPage, ofService)) expect(ofPage).toEqual(ofService);
      }),
      { numRuns: 10_000 },
    );
  });

  const better = fc.constantFrom(
    (figures: BuyerFigures, by: number): Partial<BuyerFigures> => ({
      annualIncomeCents: figures.annualIncomeCents + by,
    }),
    (figures: BuyerFigures, by: number) => ({ monthlyDebtsCents: Math.max(0, figures.monthlyDebtsCents - by) }),
    (figures: BuyerFigures, by: number) => ({ annualRateMillionths: Math.max(0, figures.annualRateMillionths - by) }),
    // With more money. If the money stayed the same, less would be left for costs.
    ({ downPayment, cashCents }: BuyerFigures, by: number) =>
      downPayment.kind === 'amount'
        ? {
            downPayment: { kind: 'amount' as const, cents: downPayment.cents + by },
            cashCents: cashCents === null ? null : cashCents + by,
          }
        : {},
  );

  it('no price falls as income or down payment rises, or as debts or the rate fall', () => {
    fc.assert(
      fc.property(anyBuyer, better, cents(5_000_000), (figures, change, by) => {
        const before = pricesOf(figures);
        const after = pricesOf({ ...figures, ...change(figures, by) });
        expect([...after.keys()]).toEqual([...before.keys()]);
        for (const [key, price] of before) expect([key, after.get(key)! >= price]).toEqual([key, true]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('the payment of a price fits its cap, and its parts add up', () => {
    fc.assert(
      fc.property(anyBuyer, (figures) => {
        for (const { offer } of offersOf(figures).filter(({ offer: { priceCents } }) => priceCents > 0)) {
          const { totalCents, ...parts } = offer.monthly;
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(totalCents);
          // Up to six parts, each rounded by up to half a cent, and the cap's own half.
          expect(totalCents).toBeLessThanOrEqual(offer.capCents + 4);
          expect(offer.downPaymentCents + offer.loanCents).toBe(offer.priceCents);
          expect(offer.priceCents % 100).toBe(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('no program is shown whose rule fails', () => {
    fc.assert(
      fc.property(anyBuyer, (figures) => {
        for (const { program, status, limit, minimumDownPaymentBasisPoints, offers } of affordability(figures, counting)
          .programs) {
          const shown = Object.values(offers).filter((offer) => offer !== null);
          if (status === 'unavailable') expect(shown).toEqual([]);
          if (figures.propertyType === 'land' || figures.propertyType === 'mobile_home') expect(shown).toEqual([]);
          const isOwnHome = !figures.propertyUse || figures.propertyUse === 'primary_residence';
          if (!isOwnHome && ['fha', 'va', 'usda'].includes(program)) expect(shown).toEqual([]);
          if (program === 'va' && figures.militaryService === 'none') expect(shown).toEqual([]);
          for (const { priceCents, loanCents, downPaymentCents, cash } of shown) {
            if (limit) expect(loanCents).toBeLessThanOrEqual(limit.cents);
            expect(downPaymentCents * 10_000).toBeGreaterThanOrEqual(priceCents * (minimumDownPaymentBasisPoints ?? 0));
            expect(cash.dueAtClosing.lowCents).toBeLessThanOrEqual(cash.dueAtClosing.expectedCents);
            expect(cash.dueAtClosing.expectedCents).toBeLessThanOrEqual(cash.dueAtClosing.highCents);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
