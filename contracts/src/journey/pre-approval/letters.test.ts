import { describe, expect, it } from '@jest/globals';
import { letterConcerns, letterDaysLeft, preApprovalLetterEntry, type PreApprovalLetterEntry } from './letters.js';

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
  it('holds no private number in the name of its lender', () => {
    const [issue] = preApprovalLetterEntry.safeParse({ ...letter, lender: 'Oak 123-45-6789' }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['lender'], message: expect.stringContaining('leave out Social Security') });
  });

  it('gives no cause for concern while it covers the plan', () => {
    expect(letterConcerns(letter, fine)).toEqual([]);
    expect(letterConcerns(letter, { today, targetPriceCents: null, borrowers: null })).toEqual([]);
  });

  it('may be for less than the target price', () => {
    expect(letterConcerns(letter, { ...fine, targetPriceCents: 36_000_000 })).toEqual([
      { kind: 'below-target', missingCents: 1_000_000 },
    ]);
  });

  it.each([
    ['2027-01-15', 15, []],
    ['2027-01-16', 14, [{ kind: 'expires-soon' }]],
    ['2027-01-30', 0, [{ kind: 'expires-soon' }]],
    ['2027-01-31', -1, [{ kind: 'expired' }]],
  ])('on %s has %i days left', (day, daysLeft, concerns) => {
    expect(letterDaysLeft(letter, day)).toBe(daysLeft);
    expect(letterConcerns(letter, { ...fine, today: day })).toEqual(concerns);
  });

  it('has no other concern once it has expired', () => {
    expect(letterConcerns(letter, { today: '2027-01-31', targetPriceCents: 99_000_000, borrowers: 1 })).toEqual([
      { kind: 'expired' },
    ]);
  });

  it('no longer fits when a co-borrower is removed or joins', () => {
    expect(letterConcerns(letter, { ...fine, borrowers: 1 })).toEqual([{ kind: 'borrowers-changed', now: 1 }]);
    expect(letterConcerns({ ...letter, borrowers: 1 }, fine)).toEqual([{ kind: 'borrowers-changed', now: 2 }]);
  });
});

describe('an entry', () => {
  const problemsOf = (change: Partial<PreApprovalLetterEntry>) =>
    preApprovalLetterEntry.safeParse({ ...letter, ...change }).error?.issues.map(({ path }) => path.join('.'));

  it.each([
    ['no amount', { amountCents: 0 }, 'amountCents'],
    ['an amount below zero', { amountCents: -1 }, 'amountCents'],
    ['a day before the issue date', { expiresOn: '2026-10-31' }, 'expiresOn'],
    ['the issue date itself', { expiresOn: letter.issuedOn }, 'expiresOn'],
    ['more than a year', { expiresOn: '2027-11-03' }, 'expiresOn'],
    ['an impossible day', { expiresOn: '2027-02-30' }, 'expiresOn'],
    ['no lender', { lender: ' ' }, 'lender'],
    ['three borrowers', { borrowers: 3 }, 'borrowers'],
  ])('is refused with %s', (_what, change, path) => {
    expect(problemsOf(change)).toEqual([path]);
  });

  it('is accepted', () => {
    expect(problemsOf({})).toBeUndefined();
    expect(problemsOf({ amountCents: 1, expiresOn: '2026-11-02' })).toBeUndefined();
  });
});
