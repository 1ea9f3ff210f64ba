import { describe, expect, it } from '@jest/globals';
import { exampleFinancialProfile } from '../../examples.js';
import { emptyFinancialProfile, type FinancialProfile, type Income } from '../financial-profile.js';
import { papersFor } from './papers.js';

const idsFor = (
  change: Partial<FinancialProfile>,
  propertyUse: 'investment' | 'primary_residence' = 'primary_residence',
) => papersFor({ ...emptyFinancialProfile, ...change }, { propertyUse }).map(({ id }) => id);
const earning = (type: Income['type']): Partial<FinancialProfile> => ({
  income: { borrowers: [{ noIncome: false, incomes: [{ type, amountCents: 1, frequency: 'monthly' }] }] },
});
const everyone = ['photo_id', 'bank_statements'];

describe('the papers', () => {
  it('before anything is known are those that most buyers need', () => {
    expect(idsFor({})).toEqual(['photo_id', 'pay_stubs', 'w2_forms', 'bank_statements']);
  });

  it('each say who needs them and why', () => {
    for (const { name, neededBy, why } of papersFor(exampleFinancialProfile, null)) {
      expect(name).toMatch(/^[A-Z1]/);
      expect(neededBy).not.toBe('');
      expect(why).toMatch(/\.$/);
    }
  });

  it.each([
    ['w2', ['pay_stubs', 'w2_forms']],
    ['self_employed', ['tax_returns', 'profit_and_loss']],
    ['contract', ['forms_1099', 'tax_returns']],
    ['retirement', ['award_letters']],
    ['disability', ['award_letters']],
    ['other', ['tax_returns']],
  ] as const)('for income of type %s', (type, ids) => {
    expect(idsFor(earning(type)).filter((id) => !everyone.includes(id))).toEqual(ids);
  });

  it('include a divorce decree only if that income is to be counted', () => {
    expect(idsFor(earning('alimony_child_support'))).toContain('support_order');
    expect(idsFor(earning('w2'))).not.toContain('support_order');
  });

  it.each([
    ['savings', { savingsCents: 0, retirementCents: 1, giftCents: 1 }, ['retirement_statement', 'gift_letter']],
    ['savings', { savingsCents: 1, retirementCents: 0, giftCents: 0 }, []],
    [
      'plan',
      {
        targetPriceCents: 1,
        downPayment: { kind: 'amount', cents: 0 },
        rentCents: 1,
        comfortPaymentCents: null,
      },
      ['rent_history'],
    ],
    [
      'debts',
      {
        debts: [
          { type: 'student_loan', monthlyCents: 0, balanceCents: 1, monthsLeft: null, deferred: true },
          { type: 'mortgage', monthlyCents: 1, balanceCents: 1, monthsLeft: null, deferred: false },
          { type: 'alimony_child_support', monthlyCents: 1, balanceCents: 0, monthsLeft: null, deferred: false },
        ],
      },
      ['student_loan_letter', 'support_paid', 'other_mortgage'],
    ],
  ] as const)('for %s', (section, value, ids) => {
    const before = idsFor({});
    expect(idsFor({ [section]: value }).filter((id) => !before.includes(id))).toEqual(ids);
  });

  it.each([
    ['none', []],
    ['active_duty', ['statement_of_service']],
    ['reserve_or_guard', ['statement_of_service']],
    ['veteran', ['discharge_papers']],
    ['surviving_spouse', ['spouse_eligibility']],
  ] as const)('for military service: %s', (militaryService, ids) => {
    const before = idsFor({});
    const household = { size: 1, firstTimeBuyer: null, militaryService };
    expect(idsFor({ household }).filter((id) => !before.includes(id))).toEqual(ids);
  });

  it('for an investment', () => {
    expect(idsFor({}, 'investment')).toContain('lease');
    expect(idsFor({})).not.toContain('lease');
  });
});
