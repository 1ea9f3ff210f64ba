import { describe, expect, it } from '@jest/globals';
import { exampleFinancialProfile } from '../examples.js';
import {
  emptyFinancialProfile,
  profileSectionNames,
  unansweredSections,
  type FinancialProfile,
} from './financial-profile.js';

const { plan } = exampleFinancialProfile;
const unanswered = (changes: Partial<FinancialProfile>) =>
  unansweredSections({ ...exampleFinancialProfile, ...changes });

describe('the sections that are still to be answered', () => {
  it('are all of them at first, and none in the end', () => {
    expect(unansweredSections(emptyFinancialProfile)).toEqual(profileSectionNames);
    expect(unanswered({})).toEqual([]);
  });

  it.each<Partial<FinancialProfile>>([
    { credit: { scoreBand: 'unknown' } },
    { location: { state: 'TX', countyFips: null } },
    { household: { size: 1, firstTimeBuyer: null, militaryService: null } },
    { income: { borrowers: [{ incomes: [], noIncome: true }] } },
    { debts: { debts: [] } },
    { savings: { savingsCents: 0, retirementCents: 0, giftCents: 0 } },
  ])('are none with %j: not knowing and having none are answers', (section) => {
    expect(unanswered(section)).toEqual([]);
  });

  it.each<[string, Partial<FinancialProfile>]>([
    ['income', { income: { borrowers: [{ incomes: [], noIncome: false }] } }],
    ['plan', { plan: plan && { ...plan, targetPriceCents: 0 } }],
    ['savings', { savings: null }],
  ])('have %s among them if nothing is said there', (section, changes) => {
    expect(unanswered(changes)).toEqual([section]);
  });

  it('have the income among them until every borrower has said something', () => {
    const borrowers = [
      { incomes: [], noIncome: true },
      { incomes: [], noIncome: false },
    ];
    expect(unanswered({ income: { borrowers } })).toEqual(['income']);
  });
});
