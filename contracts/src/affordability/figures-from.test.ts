import { expect, it } from '@jest/globals';
import { emptyFinancialProfile, type Debt } from '../journey/financial-profile.js';
import { endingDebtsOf, figuresFrom } from './figures-from.js';

const debt: Debt = { type: 'auto_loan', monthlyCents: 30_000, balanceCents: 270_000, monthsLeft: 9, deferred: false };
const owing = (...debts: Debt[]) => ({ ...emptyFinancialProfile, debts: { debts } });

it('debts that end soon are installment loans with few payments left', () => {
  expect(endingDebtsOf(owing(debt, { ...debt, monthsLeft: 10 }, { ...debt, monthsLeft: 11 }), 10)).toBe(60_000);
  expect(endingDebtsOf(owing({ ...debt, monthsLeft: null }, { ...debt, type: 'credit_card' }), 10)).toBe(0);
  expect(endingDebtsOf(owing({ ...debt, type: 'student_loan', deferred: true }), 10)).toBe(0);
  expect(endingDebtsOf(emptyFinancialProfile, 10)).toBe(0);
});

it('what the buyer said takes the example’s place, and only that', () => {
  const figures = figuresFrom(owing(debt), { propertyState: 'CO' }, undefined);
  expect(figures).toMatchObject({
    state: 'CO',
    monthlyDebtsCents: 30_000,
    annualIncomeCents: 10_000_000,
    residency: null,
  });
});
