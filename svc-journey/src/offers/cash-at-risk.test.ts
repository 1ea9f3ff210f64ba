import { exampleOfferTerms } from '@hearthway/contracts/examples';
import type { OfferTerms, UsStateCode } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cashAtRisk } from './cash-at-risk.js';

const costs = { inspectionCents: 40_000, appraisalCents: 55_000 };
const closing = 42;
const terms: OfferTerms = {
  ...exampleOfferTerms,
  earnestMoneyCents: 400_000,
  optionFeeCents: 20_000,
  inspectionDays: 7,
  financingDays: 21,
  appraisalDays: 14,
};
const stepsOf = (changes: Partial<OfferTerms>, state: UsStateCode | null = null) =>
  cashAtRisk({ terms: { ...terms, ...changes }, state }, costs, closing);
const riskOf = (...parameters: Parameters<typeof stepsOf>) =>
  stepsOf(...parameters).map(({ day, cents }) => [day, cents]);

it('rises with the fee, the inspection, the appraisal, and the deposit after the last right to leave', () => {
  expect(riskOf({})).toEqual([
    [0, 20_000],
    [3, 60_000],
    [7, 115_000],
    [22, 515_000],
  ]);
});

it('has the deposit from the first day if every right is waived', () => {
  expect(stepsOf({ inspectionDays: null, financingDays: null, appraisalDays: null }, 'TX')).toEqual([
    {
      day: 0,
      cents: 515_000,
      reason:
        'The option fee, your inspection, the appraisal, and your earnest money (your last right to leave has ended)',
    },
  ]);
});

it('has the promise to cover a low appraisal after the last right to leave, if there is an appraisal', () => {
  expect(stepsOf({ appraisalGapCents: 1_000_000 }).at(-1)).toEqual({
    day: 22,
    cents: 1_515_000,
    reason:
      'Your earnest money (your last right to leave has ended) and the gap you promised to pay if the appraisal is low',
  });
  expect(riskOf({ appraisalGapCents: 1_000_000, financing: 'cash', appraisalDays: null }).at(-1)).toEqual([8, 460_000]);
});

it('has no appraisal and no loan to lose for cash', () => {
  expect(riskOf({ financing: 'cash', appraisalDays: null, optionFeeCents: 0 })).toEqual([
    [0, 0],
    [3, 40_000],
    [8, 440_000],
  ]);
});

it('counts the days of an option in Texas only if a fee pays for it', () => {
  const cash = { financing: 'cash', appraisalDays: null } as const;
  expect(riskOf({ ...cash, optionFeeCents: 0 }, 'TX')).toEqual([
    [0, 400_000],
    [3, 440_000],
  ]);
  expect(riskOf(cash, 'TX').at(-1)).toEqual([8, 460_000]);
});

it('ends by closing', () => {
  expect(cashAtRisk({ terms, state: null }, costs, 4).at(-1)).toMatchObject({ day: 4, cents: 515_000 });
});

it('starts on day 0, never goes down, and ends with all there is to lose by closing', () => {
  const days = fc.option(fc.integer({ min: 0, max: 60 }));
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.record({ inspectionDays: days, financingDays: days, appraisalDays: days, homeSaleDays: days }),
      fc.record({ earnestMoneyCents: cents, optionFeeCents: cents, appraisalGapCents: cents }),
      fc.constantFrom('loan' as const, 'cash' as const),
      fc.integer({ min: 0, max: 90 }),
      (windows, deposits, financing, closing) => {
        const offered = { ...terms, ...windows, ...deposits, financing };
        const steps = cashAtRisk({ terms: offered, state: null }, costs, closing);
        expect(steps[0]?.day).toBe(0);
        for (const [place, { day, cents }] of steps.slice(1).entries()) {
          expect(day).toBeGreaterThan(steps[place]?.day ?? 0);
          expect(cents).toBeGreaterThan(steps[place]?.cents ?? 0);
          expect(day).toBeLessThanOrEqual(closing);
        }
        const hasAppraisal = financing === 'loan' || windows.appraisalDays !== null;
        expect(steps.at(-1)?.cents).toBe(
          deposits.earnestMoneyCents +
            deposits.optionFeeCents +
            40_000 +
            (hasAppraisal ? 55_000 + deposits.appraisalGapCents : 0),
        );
      },
    ),
  );
});
