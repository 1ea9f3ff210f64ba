import type { Debt, Income } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../../../policy/index.js';
import { countedDebts, monthlyDebts } from './debts.js';
import { monthlyIncome } from './income.js';

const income = (amountCents: number, frequency: Income['frequency']): Income => ({
  type: 'w2',
  amountCents,
  frequency,
});
const debt = (changes: Partial<Debt>): Debt => ({
  type: 'credit_card',
  monthlyCents: 10_000,
  balanceCents: 0,
  monthsLeft: null,
  deferred: false,
  ...changes,
});
const policy = policyAt('2026-11-22');

describe('monthly income', () => {
  it.each([
    ['weekly', 100_000, 433_333],
    ['weekly', 1, 4],
    ['biweekly', 200_000, 433_333],
    ['semimonthly', 200_000, 400_000],
    ['monthly', 400_001, 400_001],
    ['annual', 10_000_000, 833_333],
    ['annual', 6, 1],
  ] as const)('paid %s, %i cents are %i', (frequency, amountCents, monthlyCents) => {
    expect(monthlyIncome({ borrowers: [{ incomes: [income(amountCents, frequency)], noIncome: false }] })).toBe(
      monthlyCents,
    );
  });

  it('rounds each income and adds up all borrowers', () => {
    const perWeek = income(1, 'weekly');
    expect(
      monthlyIncome({
        borrowers: [
          { incomes: [perWeek, perWeek], noIncome: false },
          { incomes: [income(6, 'annual')], noIncome: false },
        ],
      }),
    ).toBe(9);
  });

  it('is zero for a borrower without income, and unknown until each borrower answers', () => {
    expect(monthlyIncome({ borrowers: [{ incomes: [], noIncome: true }] })).toBe(0);
    expect(monthlyIncome({ borrowers: [{ incomes: [], noIncome: false }] })).toBeNull();
    const oneIsMissing = [
      { incomes: [income(1, 'monthly')], noIncome: false },
      { incomes: [], noIncome: false },
    ];
    expect(monthlyIncome({ borrowers: oneIsMissing })).toBeNull();
    expect(monthlyIncome(null)).toBeNull();
  });
});

describe('a deferred student loan of $30,000', () => {
  const deferred = debt({ type: 'student_loan', monthlyCents: 0, balanceCents: 3_000_000, deferred: true });

  it.each([
    ['conventional', 30_000],
    ['fha', 15_000],
    ['usda', 15_000],
    ['va', 12_500],
  ] as const)('counts by %s with %i cents a month', (program, monthlyCents) => {
    expect(countedDebts([deferred], program, policy)).toBe(monthlyCents);
  });

  it('counts as in conventional loans without a program', () => {
    expect(monthlyDebts([deferred, debt({})], policy)).toBe(40_000);
  });

  it('counts with its payment once payments are due', () => {
    expect(countedDebts([{ ...deferred, deferred: false, monthlyCents: 22_000 }], 'fha', policy)).toBe(22_000);
  });
});

describe('a debt with ten payments left', () => {
  const ending = debt({ type: 'auto_loan', monthsLeft: 10 });

  it('is left out by conventional loans only', () => {
    expect(countedDebts([ending], 'conventional', policy)).toBe(0);
    expect(countedDebts([ending], 'fha', policy)).toBe(10_000);
    expect(monthlyDebts([ending], policy)).toBe(10_000);
  });

  it.each([
    ['eleven payments', { ...ending, monthsLeft: 11 }],
    ['no known end', { ...ending, monthsLeft: null }],
    ['a debt that is no installment loan', { ...ending, type: 'alimony_child_support' as const }],
  ])('counts with %s', (_what, other) => {
    expect(countedDebts([other], 'conventional', policy)).toBe(10_000);
  });
});
