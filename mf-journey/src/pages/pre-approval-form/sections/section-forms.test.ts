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

/** What the controls say, or the controls that are wrong. */
function read<Values, Section>(
  { schema }: { readonly schema: z.ZodMiniType<Section, Values> },
  values: Values,
): { readonly section: Section | undefined; readonly wrong: readonly string[] } {
  const { data, error } = schema.safeParse(values);
  return { section: data, wrong: error?.issues.map(({ path }) => path.join('.')) ?? [] };
}

const sections = Object.keys(exampleProfile) as (keyof FinancialProfile)[];

describe.each(sections)('%s', (section) => {
  it('reads back what is saved as it is', () => {
    const form = sectionForm(section);
    expect(read(form, form.show(exampleProfile[section])).section).toEqual(exampleProfile[section]);
  });

  it('has nothing to save before anything is typed', () => {
    const form = sectionForm(section);
    expect(read(form, form.show(null)).wrong).not.toEqual([]);
  });
});

it('says what is saved in words', () => {
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

  it.each(['-1', '1.005', 'twelve', '10,000,000.01'])('refuses %s', (typed) => {
    expect(readSavings(typed).wrong).toEqual(['savings']);
  });

  it('takes the most that a profile may hold', () => {
    expect(readSavings('10,000,000').section?.savingsCents).toBe(profileLimits.amountCents);
  });
});

describe('location', () => {
  it('may leave the county open', () => {
    expect(read(locationForm, { state: 'TX', countyFips: '' }).section).toEqual({ state: 'TX', countyFips: null });
  });
});

describe('household', () => {
  const readSize = (size: string) => read(householdForm, { size, ownedHome: '', militaryService: '' });

  it.each(['', '0', '21', '1.5', 'two'])('refuses %j people', (size) => {
    expect(readSize(size).wrong).toEqual(['size']);
  });

  it('may leave the rest unsaid', () => {
    expect(readSize('20').section).toEqual({ size: 20, firstTimeBuyer: null, militaryService: null });
  });

  it('takes who owned no home for three years for a first-time buyer', () => {
    const household = { size: '1', militaryService: '' };
    expect(read(householdForm, { ...household, ownedHome: 'no' }).section?.firstTimeBuyer).toBe(true);
    expect(read(householdForm, { ...household, ownedHome: 'yes' }).section?.firstTimeBuyer).toBe(false);
  });
});

describe('income', () => {
  const paid = { ...newIncome, amount: '1,000' };

  it('reads the co-borrower only when there is one, and names each fault by its place', () => {
    const borrowers = [
      { noIncome: false, incomes: [paid] },
      { noIncome: false, incomes: [paid, newIncome] },
    ] as const;

    expect(read(incomeForm, { withCoBorrower: false, borrowers }).section?.borrowers).toHaveLength(1);
    expect(read(incomeForm, { withCoBorrower: true, borrowers }).wrong).toEqual(['borrowers.1.incomes.1.amount']);
  });

  it('takes no income for an answer, whatever was typed before', () => {
    const values = { withCoBorrower: false, borrowers: [{ noIncome: true, incomes: [paid] }, none] } as const;
    expect(read(incomeForm, values).section?.borrowers).toEqual([{ noIncome: true, incomes: [] }]);
  });

  const none = { noIncome: false, incomes: [newIncome] };
});

describe('debts', () => {
  const readDebt = (debt: Partial<typeof newDebt>) =>
    read(debtsForm, { noDebts: false, debts: [{ ...newDebt, ...debt }] });

  it('takes none for an answer', () => {
    expect(read(debtsForm, { noDebts: true, debts: [newDebt] }).section).toEqual({ debts: [] });
    expect(debtsForm.show({ debts: [] }).noDebts).toBe(true);
  });

  it('wants the balance of a deferred student loan in place of its payment', () => {
    expect(readDebt({ type: 'student_loan', deferred: true }).wrong).toEqual(['debts.0.balance']);
    expect(
      readDebt({ type: 'student_loan', deferred: true, monthly: '50', balance: '9,000' }).section?.debts[0],
    ).toEqual({
      ...{ type: 'student_loan', deferred: true, monthlyCents: 0, balanceCents: 900_000, monthsLeft: null },
    });
  });

  it('defers no other debt', () => {
    expect(readDebt({ type: 'auto_loan', deferred: true, monthly: '50' }).section?.debts[0]?.deferred).toBe(false);
  });

  it.each(['-1', '481', '1.5'])('refuses %s months', (monthsLeft) => {
    expect(readDebt({ monthly: '50', monthsLeft }).wrong).toEqual(['debts.0.monthsLeft']);
  });
});

describe('credit', () => {
  it('offers the best first and not knowing last', () => {
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
    ['0', 0],
    ['100', 10_000],
  ])('reads %s percent down', (typed, basisPoints) => {
    expect(readPercent(typed).section?.downPayment).toEqual({ kind: 'percent', basisPoints });
  });

  it.each(['', '100.01', '-1', '3.555'])('refuses %j percent down', (typed) => {
    expect(readPercent(typed).wrong).toEqual(['downPaymentPercent']);
  });

  it('has all that is wrong at once', () => {
    expect(read(planForm, planForm.show(null)).wrong).toEqual(['targetPrice', 'downPaymentPercent', 'rent']);
  });

  it('wants a price', () => {
    expect(read(planForm, { ...values, targetPrice: '0' }).wrong).toContain('targetPrice');
  });
});
