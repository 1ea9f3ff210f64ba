import { expect, it } from '@jest/globals';
import { emptyFinancialProfile, type Debt } from '../journey/financial-profile.js';
import { figuresFrom, placeFrom } from './figures-from.js';
import { rowsToday } from './testing/planning-rows-today.js';

const rows = rowsToday();
const debt: Debt = { type: 'auto_loan', monthlyCents: 30_000, balanceCents: 270_000, monthsLeft: 9, deferred: false };
const owing = (...debts: Debt[]) => ({ ...emptyFinancialProfile, debts: { debts } });
const figuresOf = (...debts: Debt[]) => figuresFrom(owing(...debts), {}, undefined, rows);

it('debts that end soon are installment loans with few payments left', () => {
  expect(figuresOf(debt, { ...debt, monthsLeft: 10 }, { ...debt, monthsLeft: 11 }).endingDebtsCents).toBe(60_000);
  expect(figuresOf({ ...debt, monthsLeft: null }, { ...debt, type: 'credit_card' }).endingDebtsCents).toBe(0);
  expect(figuresOf({ ...debt, type: 'student_loan', deferred: true }).endingDebtsCents).toBe(0);
});

it('student loans that nothing is paid on count by their balance, apart from those on a documented $0 plan', () => {
  const loan: Debt = {
    type: 'student_loan',
    monthlyCents: 0,
    balanceCents: 3_000_000,
    monthsLeft: null,
    deferred: false,
  };
  expect(figuresOf(loan, { ...loan, balanceCents: 100, documentedZeroPayment: true }, debt)).toMatchObject({
    monthlyDebtsCents: 30_000,
    studentLoansWithoutPaymentCents: 3_000_000,
    studentLoansAtZeroCents: 100,
  });
});

it('what the buyer said takes the example’s place, and only that', () => {
  expect(figuresFrom(owing(debt), { propertyState: 'CO' }, undefined, rows)).toMatchObject({
    state: 'CO',
    monthlyDebtsCents: 30_000,
    annualIncomeCents: 9_291_100,
    residency: null,
  });
  expect(figuresFrom(emptyFinancialProfile, { propertyState: 'OH' }, undefined, rows).annualIncomeCents).toBe(
    7_771_900,
  );
});

it('the profile’s place counts before the wizard’s', () => {
  const profile = { ...emptyFinancialProfile, location: { state: 'CO', countyFips: '08031' } as const };
  expect(placeFrom(profile, { propertyState: 'TX' })).toEqual({ state: 'CO', countyFips: '08031' });
  expect(placeFrom(emptyFinancialProfile, { propertyState: 'FL' })).toEqual({ state: 'FL', countyFips: null });
  expect(placeFrom(emptyFinancialProfile, { propertyState: '' })).toEqual({ state: 'TX', countyFips: null });
});
