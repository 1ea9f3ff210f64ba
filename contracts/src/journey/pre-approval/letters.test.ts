import { describe, expect, it } from '@jest/globals';
import { daysBetween, daysLater } from './days.js';
import { letterConcerns, preApprovalLetterEntry, type PreApprovalLetterEntry } from './letters.js';

const letter: PreApprovalLetterEntry = {
  lender: 'Oak Bank',
  amountCents: 35_000_000,
  borrowers: 2,
  issuedOn: '2026-11-01',
  expiresOn: '2027-01-30',
};
const today = '2026-11-23';
const fine = { today, targetPriceCents: 35_000_000, borrowers: 2 };

describe('a letter', () => {
  it('gives no cause for concern while it covers the plan', () => {
    expect(letterConcerns(letter, fine)).toEqual([]);
    expect(letterConcerns(letter, { today, targetPriceCents: undefined, borrowers: undefined })).toEqual([]);
  });

  it('may be for less than the target price', () => {
    expect(letterConcerns(letter, { ...fine, targetPriceCents: 36_000_000 })).toEqual([
      { kind: 'below-target', missingCents: 1_000_000 },
    ]);
  });

  it('is good through its last day, and of no use after it', () => {
    expect(letterConcerns(letter, { ...fine, today: '2027-01-30' })).toEqual([{ kind: 'expires-soon', daysLeft: 0 }]);
    expect(letterConcerns(letter, { ...fine, today: '2027-01-31', targetPriceCents: 99_000_000 })).toEqual([
      { kind: 'expired' },
    ]);
  });

  it.each([
    ['2027-01-15', []],
    ['2027-01-16', [{ kind: 'expires-soon', daysLeft: 14 }]],
  ])('on %s', (day, concerns) => {
    expect(letterConcerns(letter, { ...fine, today: day })).toEqual(concerns);
  });

  it('no longer fits when the co-borrower is gone', () => {
    expect(letterConcerns(letter, { ...fine, borrowers: 1 })).toEqual([
      { kind: 'borrowers-changed', onLetter: 2, now: 1 },
    ]);
  });
});

describe('an entry', () => {
  const problemOf = (change: Partial<PreApprovalLetterEntry>) =>
    preApprovalLetterEntry.safeParse({ ...letter, ...change }).error?.issues.map(({ path }) => path.join('.'));

  it.each([
    ['no amount', { amountCents: 0 }, 'amountCents'],
    ['an amount below zero', { amountCents: -1 }, 'amountCents'],
    ['a day before the issue date', { expiresOn: '2026-10-31' }, 'expiresOn'],
    ['the issue date itself', { expiresOn: letter.issuedOn }, 'expiresOn'],
    ['more than a year', { expiresOn: '2027-11-03' }, 'expiresOn'],
    ['an impossible day', { expiresOn: '2027-02-30' }, 'expiresOn'],
    ['a year of another century', { issuedOn: '1926-11-01' }, 'issuedOn'],
    ['no lender', { lender: ' ' }, 'lender'],
    ['a Social Security number', { lender: 'Oak 123-45-6789' }, 'lender'],
    ['three borrowers', { borrowers: 3 }, 'borrowers'],
  ])('is refused with %s', (_what, change, path) => {
    expect(problemOf(change)).toContain(path);
  });

  it('is accepted', () => {
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ amountCents: 1, expiresOn: '2026-11-02' })).toBeUndefined();
  });
});

describe('days', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 0],
    ['2026-03-07', '2026-03-09', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-11-23', '2026-11-20', -3],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(daysLater(from, days)).toBe(to);
  });
});
