import type { Debt, Income } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../../../policy/index.js';
import { countedDebts } from './debts.js';
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

describe('a student loan of $30,000 without a payment', () => {
  const unpaid = debt({ type: 'student_loan', monthlyCents: 0, balanceCents: 3_000_000 });

  it.each([
    ['conventional', 30_000, 0],
    ['fha', 15_000, 15_000],
    ['usda', 15_000, 15_000],
    ['va', 12_500, 0],
  ] as const)('counts by %s with %i cents a month, and with %i on a documented plan', (program, share, onPlan) => {
    expect(countedDebts([unpaid], program, policy)).toBe(share);
    expect(countedDebts([{ ...unpaid, deferred: true }], program, policy)).toBe(share);
    expect(countedDebts([{ ...unpaid, documentedZeroPayment: true }], program, policy)).toBe(onPlan);
  });

  it('counts even if it ends soon', () => {
    expect(countedDebts([{ ...unpaid, monthsLeft: 3 }], 'conventional', policy)).toBe(30_000);
  });

  it('counts with its payment once payments are due', () => {
    for (const program of ['conventional', 'fha', 'va', 'usda'] as const) {
      expect(countedDebts([{ ...unpaid, monthlyCents: 1 }], program, policy)).toBe(1);
    }
  });

  it('reads the rows of such loans only if there is one', () => {
    const reader = policyAt('2026-11-22');
    countedDebts([debt({}), { ...unpaid, monthlyCents: 1 }], 'fha', reader);
    expect(reader.used()).toEqual([]);
    countedDebts([unpaid], 'fha', reader);
    expect(reader.used().map(({ key }) => key)).toEqual(['fha/student-loan-without-payment/month']);
  });
});

describe('another debt without a payment', () => {
  it.each(['credit_card', 'auto_loan', 'other'] as const)('adds nothing: %s', (type) => {
    expect(countedDebts([debt({ type, monthlyCents: 0, balanceCents: 500_000 })], 'conventional', policy)).toBe(0);
  });
});

describe('a debt with ten payments left', () => {
  const ending = debt({ type: 'auto_loan', monthsLeft: 10 });

  it('is left out by conventional loans only', () => {
    expect(countedDebts([ending], 'conventional', policy)).toBe(0);
    expect(countedDebts([ending], 'fha', policy)).toBe(10_000);
  });

  it.each([
    ['eleven payments', { ...ending, monthsLeft: 11 }],
    ['no known end', { ...ending, monthsLeft: null }],
    ['a debt that is no installment loan', { ...ending, type: 'alimony_child_support' as const }],
  ])('counts with %s', (_what, other) => {
    expect(countedDebts([other], 'conventional', policy)).toBe(10_000);
  });
});
