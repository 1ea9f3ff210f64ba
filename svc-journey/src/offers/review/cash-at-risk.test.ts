import { exampleOfferTerms } from '@hearthway/contracts/examples';
import type { OfferTerms } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { cashAtRisk } from './cash-at-risk.js';

const costs = { inspectionCents: 40_000, appraisalCents: 55_000 };
const effectiveOn = '2026-12-01';
const terms: OfferTerms = {
  ...exampleOfferTerms,
  earnestMoneyCents: 400_000,
  optionFeeCents: 20_000,
  inspectionDays: 7,
  financingDays: 21,
  appraisalDays: 14,
  closingOn: '2027-01-12',
};
const days = (changes: Partial<typeof terms>) =>
  cashAtRisk({ ...terms, ...changes }, costs, effectiveOn).map(({ day, cents }) => [day, cents]);

it('rises with the fee, the inspection, the appraisal, and the deposit after the last right to leave', () => {
  expect(days({})).toEqual([
    [0, 20_000],
    [3, 60_000],
    [7, 115_000],
    [22, 515_000],
  ]);
});

it('puts the deposit at risk at once if every right is waived', () => {
  const waived = { inspectionDays: null, financingDays: null, appraisalDays: null };
  expect(days(waived)).toEqual([
    [0, 20_000],
    [0, 60_000],
    [0, 115_000],
    [0, 515_000],
  ]);
});

it('has no appraisal and no loan to lose for cash', () => {
  expect(days({ financing: 'cash', appraisalDays: null, optionFeeCents: 0 })).toEqual([
    [0, 0],
    [3, 40_000],
    [8, 440_000],
  ]);
});

it('ends by closing', () => {
  expect(days({ closingOn: '2026-12-05' }).at(-1)).toEqual([4, 515_000]);
});
