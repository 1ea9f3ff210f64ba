import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  documentSlotKeys,
  documentStages,
  emptyFinancialProfile,
  type FinancialProfile,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { documentSlotRowsOn } from '../../policy/index.js';
import { slotsFor, type SlotCircumstances } from './slots-for.js';

type Borrower = NonNullable<FinancialProfile['income']>['borrowers'][number];

const nobody: SlotCircumstances = {
  today: '2026-11-29',
  profile: emptyFinancialProfile,
  propertyUse: '',
  payingCash: false,
  program: 'conventional',
  terms: undefined,
  yearBuilt: null,
  addOns: [],
  mayHaveAssociation: false,
  conditions: [],
};
const terms = { ...examplePurchaseTerms, state: 'NM', financing: 'loan' } as const;
const signed: SlotCircumstances = { ...nobody, terms };
const keysFor = (circumstances: SlotCircumstances): readonly string[] => slotsFor(circumstances).map(({ key }) => key);
const find = (circumstances: SlotCircumstances, wanted: string) =>
  slotsFor(circumstances).find(({ key }) => key === wanted);
/** What a change adds. */
const added = (change: Partial<SlotCircumstances>, before = signed): readonly string[] => {
  const known = new Set(keysFor(before));
  return keysFor({ ...before, ...change }).filter((key) => !known.has(key));
};
const job: Borrower = { incomes: [{ type: 'w2', amountCents: 1, frequency: 'monthly' }], noIncome: false };
const withBorrowers = (...borrowers: Borrower[]): FinancialProfile => ({
  ...emptyFinancialProfile,
  income: { borrowers },
});
const state = (code: UsStateCode) => ({
  terms: { ...terms, state: code },
});

describe('the slots', () => {
  it('begin with what every lender asks for', () => {
    expect(keysFor(nobody)).toEqual(['photo_id', 'pay_stubs', 'w2_forms', 'bank_statements', 'pre_approval_letter']);
  });

  it('of someone who pays cash are few', () => {
    expect(keysFor({ ...nobody, payingCash: true })).toEqual(['photo_id', 'proof_of_funds']);
    expect(find({ ...nobody, payingCash: true }, 'photo_id')?.neededBy).toBe('Title company or attorney');
  });

  it('are never more than one for a key, in the order of the journey', () => {
    for (const change of [{}, state('TX'), state('FL'), { program: 'va' } as const, { payingCash: true }]) {
      const keys = keysFor({ ...signed, ...change });
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.indexOf('purchase_contract')).toBeLessThan(keys.indexOf('closing_disclosure'));
    }
  });

  it('of a contract with a loan reach from the contract to the deed', () => {
    expect(added({ terms }, nobody)).toEqual([
      'purchase_contract',
      'earnest_money_receipt',
      'seller_disclosure',
      'loan_estimate',
      'inspection_report',
      'repair_request',
      'appraisal_report',
      'insurance_binder',
      'title_commitment',
      'closing_disclosure',
      'escrow_statement',
      'signed_note',
      'recorded_deed',
      'title_policy',
    ]);
  });

  it('of a contract paid in cash have no lender’s documents, whatever the buyer planned', () => {
    const keys = keysFor({ ...signed, terms: { ...terms, financing: 'cash' } });
    expect(keys).toEqual(expect.arrayContaining(['proof_of_funds', 'settlement_statement', 'insurance_binder']));
    expect(keys).not.toEqual(expect.arrayContaining(['loan_estimate']));
    expect(keys).not.toEqual(expect.arrayContaining(['closing_disclosure']));
    expect(keys).not.toEqual(expect.arrayContaining(['bank_statements']));
  });

  it.each([
    ['TX', 'Seller’s Disclosure Notice', ['survey']],
    ['AZ', 'SPDS', []],
    ['NV', 'Form (547)', []],
    ['CO', 'Seller’s Property Disclosure', ['dates_and_deadlines']],
    ['TN', 'Residential Property Condition Disclosure', []],
    ['FL', 'Flood Disclosure', []],
    ['NM', 'the home’s condition', []],
  ] as const)('follow the state: %s', (code, form, more) => {
    expect(find({ ...signed, ...state(code) }, 'seller_disclosure')?.name).toContain(form);
    expect(added(state(code))).toEqual(more);
  });

  it('follow the home', () => {
    expect(added({ yearBuilt: 1977 })).toEqual(['lead_disclosure']);
    expect(added({ yearBuilt: 1978 })).toEqual([]);
    expect(added({ mayHaveAssociation: true })).toEqual(['hoa_documents']);
    const addOn = (name: 'wind' | 'four_point') => ({ name, reason: '', lowCents: 0, highCents: 0, policyRowIds: [] });
    expect(added({ addOns: [addOn('four_point'), addOn('wind')] })).toEqual(['wind_mitigation', 'four_point']);
    expect(added({ yearBuilt: 1900, mayHaveAssociation: true, addOns: [addOn('wind')] }, nobody)).toEqual([]);
  });

  it.each([
    ['va', 'The signed VA escape clause'],
    ['fha', 'The signed FHA amendatory clause'],
  ] as const)('follow the program: %s', (program, name) => {
    expect(find({ ...signed, program }, 'loan_clause')?.name).toBe(name);
    expect(added({ program }, nobody)).toEqual([]);
  });

  it('follow what the lender asks for', () => {
    const asked = (...texts: readonly string[]) => ({ conditions: texts.map((text) => ({ text })) });
    expect(added(asked('Letter on a large deposit', 'Title commitment'))).toEqual(['deposit_letter']);
    expect(added(asked('Employment checked again just before closing'))).toEqual([]);
    const two = { ...signed, ...asked('The divorce decree', 'A letter about the gap in your jobs') };
    expect(find(two, 'lender_request')?.wanted).toBe(2);
  });

  it('want files for each borrower who has them', () => {
    const profile = withBorrowers(job, { incomes: [], noIncome: true });
    const wanted = (key: string, borrowers = profile) => find({ ...nobody, profile: borrowers }, key)?.wanted;
    expect([wanted('photo_id'), wanted('w2_forms'), wanted('bank_statements')]).toEqual([2, 2, 2]);
    expect([wanted('w2_forms', withBorrowers(job, job)), wanted('photo_id', emptyFinancialProfile)]).toEqual([4, 1]);
  });
});

describe('the rows', () => {
  it('are there for every slot, each with its stages', () => {
    const rows = documentSlotRowsOn('2026-11-29');
    expect([...new Set(rows.map(({ slot }) => slot))].sort()).toEqual([...documentSlotKeys].sort());
    for (const { stages } of rows) {
      expect(stages.length).toBeGreaterThan(0);
      for (const stage of stages) expect(documentStages).toHaveProperty(stage);
    }
  });

  it('begin with 2026', () => {
    expect(documentSlotRowsOn('2025-12-31')).toEqual([]);
  });
});
