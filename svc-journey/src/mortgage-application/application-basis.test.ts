import { emptyMortgageApplication } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { applicationItems, isBasisMet } from './application-basis.js';

const lock = { lockedOn: '2026-11-24', until: '2027-01-08', rateMillionths: null };
const done = { ...emptyMortgageApplication, estimateId: 'oak', intentOn: '2026-11-24', lock };
const loan = { financing: 'loan' } as const;
const estimates = [{ id: 'oak' }];

it('is met by a Loan Estimate, the intent to proceed, and a lock', () => {
  expect(isBasisMet({ terms: loan, application: done, estimates })).toBe(true);
});

it.each([
  ['a Loan Estimate that is gone', { terms: loan, application: done, estimates: [] }],
  ['no yes', { terms: loan, application: { ...done, intentOn: null }, estimates }],
  ['no lock', { terms: loan, application: { ...done, lock: null }, estimates }],
  ['no contract', { terms: undefined, application: done, estimates }],
])('is not met with %s', (_, facts) => {
  expect(isBasisMet(facts)).toBe(false);
});

it('is met by paying cash', () => {
  const facts = { terms: { financing: 'cash' }, application: emptyMortgageApplication, estimates: [] } as const;
  expect(isBasisMet(facts)).toBe(true);
  expect(applicationItems(facts)).toHaveLength(1);
});
