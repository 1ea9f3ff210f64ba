import { profileLimits, type FinancialProfile } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { exampleProfile } from '../../../testing/in-memory/financial-profile.js';
import { bandOptions } from './credit-form.js';
import { debtsForm, newDebt } from './debts-form.js';
import { householdForm } from './household-form.js';
import { incomeForm, newIncome } from './income-form.js';
import { locationForm } from './location-form.js';
import { planForm } from './plan-form.js';
import { savingsForm } from './savings-form.js';
import { sectionForm } from './section-forms.js';

const sections = Object.keys(exampleProfile) as (keyof FinancialProfile)[];

describe.each(sections)('%s', (section) => {
  it('reads back what is saved as it is', () => {
    const form = sectionForm(section);
    expect(form.read(form.show(exampleProfile[section])).section).toEqual(exampleProfile[section]);
  });

  it('has nothing to save before anything is typed', () => {
    const form = sectionForm(section);
    expect(form.read(form.show(null)).errors).not.toBeUndefined();
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
  const read = (savings: string) => savingsForm.read({ savings, retirement: '', gift: '' });

  it.each(['-1', '1.005', 'twelve', '10,000,000.01'])('refuses %s', (typed) => {
    expect(Object.keys(read(typed).errors ?? {})).toEqual(['savings']);
  });

  it('takes the most that a profile may hold', () => {
    expect(read('10,000,000').section?.savingsCents).toBe(profileLimits.amountCents);
  });
});

describe('location', () => {
  it('may leave the county open', () => {
    expect(locationForm.read({ state: 'TX', countyFips: '' }).section).toEqual({ state: 'TX', countyFips: null });
  });
});

describe('household', () => {
  const read = (size: string) => householdForm.read({ size, ownedHome: '', militaryService: '' });

  it.each(['', '0', '21', '1.5', 'two'])('refuses %j people', (size) => {
    expect(Object.keys(read(size).errors ?? {})).toEqual(['size']);
  });

  it('may leave the rest unsaid', () => {
    expect(read('20').section).toEqual({ size: 20, firstTimeBuyer: null, militaryService: null });
  });

  it('takes who owned no home for three years for a first-time buyer', () => {
    const household = { size: '1', militaryService: '' };
    expect(householdForm.read({ ...household, ownedHome: 'no' }).section?.firstTimeBuyer).toBe(true);
    expect(householdForm.read({ ...household, ownedHome: 'yes' }).section?.firstTimeBuyer).toBe(false);
  });
});

describe('income', () => {
  const paid = { ...newIncome, amount: '1,000' };

  it('reads the co-borrower only when there is one, and names each fault by its place', () => {
    const borrowers = [
      { noIncome: false, incomes: [paid] },
      { noIncome: false, incomes: [paid, newIncome] },
    ] as const;

    expect(incomeForm.read({ withCoBorrower: false, borrowers }).section?.borrowers).toHaveLength(1);
    expect(Object.keys(incomeForm.read({ withCoBorrower: true, borrowers }).errors ?? {})).toEqual(['1-1-amount']);
  });

  it('takes no income for an answer, whatever was typed before', () => {
    const values = { withCoBorrower: false, borrowers: [{ noIncome: true, incomes: [paid] }, none] } as const;
    expect(incomeForm.read(values).section?.borrowers).toEqual([{ noIncome: true, incomes: [] }]);
  });

  const none = { noIncome: false, incomes: [newIncome] };
});

describe('debts', () => {
  const read = (debt: Partial<typeof newDebt>) => debtsForm.read({ noDebts: false, debts: [{ ...newDebt, ...debt }] });

  it('takes none for an answer', () => {
    expect(debtsForm.read({ noDebts: true, debts: [newDebt] }).section).toEqual({ debts: [] });
    expect(debtsForm.show({ debts: [] }).noDebts).toBe(true);
  });

  it('wants the balance of a deferred student loan in place of its payment', () => {
    expect(Object.keys(read({ type: 'student_loan', deferred: true }).errors ?? {})).toEqual(['0-balance']);
    expect(read({ type: 'student_loan', deferred: true, monthly: '50', balance: '9,000' }).section?.debts[0]).toEqual({
      ...{ type: 'student_loan', deferred: true, monthlyCents: 0, balanceCents: 900_000, monthsLeft: null },
    });
  });

  it('defers no other debt', () => {
    expect(read({ type: 'auto_loan', deferred: true, monthly: '50' }).section?.debts[0]?.deferred).toBe(false);
  });

  it.each(['-1', '481', '1.5'])('refuses %s months', (monthsLeft) => {
    expect(Object.keys(read({ monthly: '50', monthsLeft }).errors ?? {})).toEqual(['0-monthsLeft']);
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
  const read = (downPaymentPercent: string) => planForm.read({ ...values, downPaymentPercent });

  it.each([
    ['3.5', 350],
    ['20%', 2_000],
    ['0', 0],
    ['100', 10_000],
  ])('reads %s percent down', (typed, basisPoints) => {
    expect(read(typed).section?.downPayment).toEqual({ kind: 'percent', basisPoints });
  });

  it.each(['', '100.01', '-1', '3.555'])('refuses %j percent down', (typed) => {
    expect(Object.keys(read(typed).errors ?? {})).toEqual(['downPaymentPercent']);
  });

  it('wants a price', () => {
    expect(Object.keys(planForm.read({ ...values, targetPrice: '0' }).errors ?? {})).toContain('targetPrice');
  });
});
