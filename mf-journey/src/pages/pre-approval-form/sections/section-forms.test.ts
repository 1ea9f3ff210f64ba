import { profileLimits, type FinancialProfile } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { exampleProfile } from '../../../testing/in-memory/financial-profile.js';
import type * as z from 'zod/mini';
import { bandOptions } from './credit-form.js';
import { debtsForm, newDebt } from './debts-form.js';
import { householdForm } from './household-form.js';
import { incomeForm, newIncome } from './income-form.js';
import { locationForm } from './location-form.js';
import { planForm } from './plan-form.js';
import { savingsForm } from './savings-form.js';
import { sectionForm } from './section-forms.js';

/** The parsed values, or the controls with errors. */
function read<Values, Section>(
  { schema }: { readonly schema: z.ZodMiniType<Section, Values> },
  values: Values,
): { readonly section: Section | undefined; readonly wrong: readonly string[] } {
  const { data, error } = schema.safeParse(values);
  return { section: data, wrong: error?.issues.map(({ path }) => path.join('.')) ?? [] };
}

const sections = Object.keys(exampleProfile) as (keyof FinancialProfile)[];

describe.each(sections)('%s', (section) => {
  it('restores what is saved', () => {
    const form = sectionForm(section);
    expect(read(form, form.show(exampleProfile[section])).section).toEqual(exampleProfile[section]);
  });

  it('is not valid when empty', () => {
    const form = sectionForm(section);
    expect(read(form, form.show(null)).wrong).not.toEqual([]);
  });
});

it('describes what is saved', () => {
  const lines = sections.flatMap((section) => sectionForm(section).describe(exampleProfile[section]));
  expect(lines).toEqual([
    ['State', 'Texas'],
    ['People in the home', '3'],
    ['First-time buyer', 'Yes'],
    ['Military service', 'No service'],
    ['You: Job (W-2)', '$3,000 every two weeks'],
    ['Co-borrower: Self-employment', '$12,000 every year'],
    ['Car loan or lease', '$350 a month, $14,000 owed, 40 payments left'],
    ['Student loan', 'no payment due now, $9,000 owed'],
    ['Credit score', '700 to 719'],
    ['Savings', '$45,000'],
    ['Retirement savings', '$0'],
    ['Gifts', '$10,000'],
    ['Target price', '$350,000'],
    ['Down payment', '10% of the price'],
    ['Current housing payment', '$1,850 a month'],
    ['Comfortable payment', '$2,500 a month'],
  ]);
});

describe('amounts', () => {
  const readSavings = (savings: string) => read(savingsForm, { savings, retirement: '', gift: '' });

  it.each(['-1', '1.005', 'twelve', '10,000,000.01', '11,11', '5,55', '1,2,3,4'])('refuses %s', (typed) => {
    expect(readSavings(typed).wrong).toEqual(['savings']);
  });

  it.each(['10,000,000.01', '99999999999999999999', '9'.repeat(400)])('says that %s is above the maximum', (typed) => {
    const { error } = savingsForm.schema.safeParse({ savings: typed, retirement: '', gift: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Enter $10,000,000 or less']);
  });

  it('accepts the maximum', () => {
    expect(readSavings('10,000,000').section?.savingsCents).toBe(profileLimits.amountCents);
  });

  it('accepts cents alone', () => {
    expect(readSavings('.5').section?.savingsCents).toBe(50);
  });
});

describe('location', () => {
  it('does not require a county', () => {
    expect(read(locationForm, { state: 'TX', countyFips: '' }).section).toEqual({ state: 'TX', countyFips: null });
  });
});

describe('household', () => {
  const readSize = (size: string) => read(householdForm, { size, ownedHome: '', militaryService: '' });

  it.each(['', '0', '21', '1.5', '1,5', '.5', 'two'])('refuses %j people', (size) => {
    expect(readSize(size).wrong).toEqual(['size']);
  });

  it('requires nothing else', () => {
    expect(readSize('20').section).toEqual({ size: 20, firstTimeBuyer: null, militaryService: null });
  });

  it('counts buyers without a home in the past three years as first-time buyers', () => {
    const household = { size: '1', militaryService: '' };
    expect(read(householdForm, { ...household, ownedHome: 'no' }).section?.firstTimeBuyer).toBe(true);
    expect(read(householdForm, { ...household, ownedHome: 'yes' }).section?.firstTimeBuyer).toBe(false);
  });
});

describe('income', () => {
  const paid = { ...newIncome, amount: '1,000' };

  it('reads the co-borrower only if there is one, and names each error’s control', () => {
    const borrowers = [
      { noIncome: false, incomes: [paid] },
      { noIncome: false, incomes: [paid, newIncome] },
    ] as const;

    expect(read(incomeForm, { withCoBorrower: false, borrowers }).section?.borrowers).toHaveLength(1);
    expect(read(incomeForm, { withCoBorrower: true, borrowers }).wrong).toEqual(['borrowers.1.incomes.1.amount']);
  });

  it('accepts no income, ignoring the amounts', () => {
    const values = { withCoBorrower: false, borrowers: [{ noIncome: true, incomes: [paid] }, none] } as const;
    expect(read(incomeForm, values).section?.borrowers).toEqual([{ noIncome: true, incomes: [] }]);
  });

  const none = { noIncome: false, incomes: [newIncome] };
});

describe('debts', () => {
  const readDebt = (debt: Partial<typeof newDebt>) =>
    read(debtsForm, { noDebts: false, debts: [{ ...newDebt, ...debt }] });

  it('accepts no debts', () => {
    expect(read(debtsForm, { noDebts: true, debts: [newDebt] }).section).toEqual({ debts: [] });
    expect(debtsForm.show({ debts: [] }).noDebts).toBe(true);
  });

  it('requires the balance of a deferred student loan instead of its payment', () => {
    expect(readDebt({ type: 'student_loan', deferred: true }).wrong).toEqual(['debts.0.balance']);
    expect(
      readDebt({ type: 'student_loan', deferred: true, monthly: '50', balance: '9,000' }).section?.debts[0],
    ).toEqual({
      ...{ type: 'student_loan', deferred: true, monthlyCents: 0, balanceCents: 900_000, monthsLeft: null },
    });
  });

  it('requires the balance of every student loan without a payment', () => {
    expect(readDebt({ type: 'student_loan', monthly: '0' }).wrong).toEqual(['debts.0.balance']);
    expect(readDebt({ type: 'student_loan', monthly: '0', balance: '60,000' }).section?.debts[0]).toMatchObject({
      ...{ monthlyCents: 0, balanceCents: 6_000_000, deferred: false },
    });
    expect(readDebt({ type: 'student_loan', monthly: '1' }).wrong).toEqual([]);
    expect(readDebt({ type: 'auto_loan', monthly: '0' }).wrong).toEqual([]);
  });

  it('keeps a documented plan that sets the payment of a student loan at $0', () => {
    const onPlan = { zeroPlan: true, monthly: '50', balance: '9,000' };
    expect(readDebt({ ...onPlan, type: 'student_loan', balance: '' }).wrong).toEqual(['debts.0.balance']);
    const { section } = readDebt({ ...onPlan, type: 'student_loan' });
    expect(section?.debts[0]).toMatchObject({ monthlyCents: 0, deferred: false, documentedZeroPayment: true });
    expect(debtsForm.describe(section!)).toEqual([['Student loan', '$0 a month, on a documented plan, $9,000 owed']]);
    expect(debtsForm.show(section!).debts[0]).toMatchObject({ zeroPlan: true });
    expect(readDebt({ ...onPlan, type: 'student_loan', deferred: true }).section?.debts[0]).toMatchObject({
      deferred: true,
    });
    expect(readDebt({ ...onPlan, type: 'auto_loan' }).section?.debts[0]).not.toHaveProperty('documentedZeroPayment');
  });

  it('does not defer other debts', () => {
    expect(readDebt({ type: 'auto_loan', deferred: true, monthly: '50' }).section?.debts[0]?.deferred).toBe(false);
  });

  it.each(['-1', '481', '1.5', '1,2', '0,035'])('refuses %s months', (monthsLeft) => {
    expect(readDebt({ monthly: '50', monthsLeft }).wrong).toEqual(['debts.0.monthsLeft']);
  });
});

describe('credit', () => {
  it('lists the best band first and “I don’t know” last', () => {
    const labels = bandOptions.map(({ label }) => label);
    expect([labels[0], labels[1], labels.at(-2), labels.at(-1)]).toEqual([
      '800 or higher',
      '780 to 799',
      'Below 500',
      'I don’t know',
    ]);
  });
});

describe('plan', () => {
  const values = { ...planForm.show(exampleProfile.plan), downPaymentKind: 'percent' } as const;
  const readPercent = (downPaymentPercent: string) => read(planForm, { ...values, downPaymentPercent });

  it.each([
    ['3.5', 350],
    ['20%', 2_000],
    ['.5', 50],
    ['0', 0],
    ['100', 10_000],
  ])('reads %s percent down', (typed, basisPoints) => {
    expect(readPercent(typed).section?.downPayment).toEqual({ kind: 'percent', basisPoints });
  });

  it.each(['', '100.01', '-1', '3.555', '3,5', '0,035', '$5'])('refuses %j percent down', (typed) => {
    expect(readPercent(typed).wrong).toEqual(['downPaymentPercent']);
  });

  it('lists all errors at once', () => {
    expect(read(planForm, planForm.show(null)).wrong).toEqual(['targetPrice', 'downPaymentPercent', 'rent']);
  });

  it('requires a price', () => {
    expect(read(planForm, { ...values, targetPrice: '0' }).wrong).toContain('targetPrice');
  });
});
