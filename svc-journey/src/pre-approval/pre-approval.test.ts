import type { PreApprovalLetter } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { emptyPreApproval, isBasisMet, nextExpiryOf, warningsOf } from './pre-approval.js';

const letter: PreApprovalLetter = {
  id: 'letter-1',
  version: 1,
  lender: 'Oak Bank',
  amountCents: 35_000_000,
  borrowers: 1,
  issuedOn: '2026-11-01',
  expiresOn: '2027-01-30',
};
const withLetters = (...letters: PreApprovalLetter[]) => ({ ...emptyPreApproval, letters });
const lastMoment = new Date('2027-01-31T09:59:59.999Z');
const over = new Date('2027-01-31T10:00:00.000Z');

describe('the milestone', () => {
  it('is not met without a letter', () => {
    expect(isBasisMet(emptyPreApproval, over)).toBe(false);
  });

  it('is met until the letter’s last day is over in Hawaii', () => {
    expect(isBasisMet(withLetters(letter), lastMoment)).toBe(true);
    expect(isBasisMet(withLetters(letter), over)).toBe(false);
    expect(isBasisMet(withLetters(letter, { ...letter, expiresOn: '2027-02-01' }), over)).toBe(true);
  });

  it('is met by cash, with an expired letter or none', () => {
    const progress = { version: 1, payingCash: true, papers: [] };
    expect(isBasisMet({ ...emptyPreApproval, progress }, over)).toBe(true);
    expect(isBasisMet({ ...withLetters(letter), progress }, over)).toBe(true);
  });
});

describe('the next expiry', () => {
  it('is the next one', () => {
    const later = { ...letter, expiresOn: '2027-02-10' };
    expect(nextExpiryOf([later, letter], lastMoment)).toEqual(over);
    expect(nextExpiryOf([later, letter], over)).toEqual(new Date('2027-02-11T10:00:00.000Z'));
    expect(nextExpiryOf([letter], over)).toBeNull();
    expect(nextExpiryOf([], over)).toBeNull();
  });
});

describe('the warnings', () => {
  it('come 14 and 3 days before the letter’s last day', () => {
    expect(warningsOf(letter, new Date('2026-11-23T00:00:00Z'))).toEqual([
      {
        eventId: 'letter-1-14',
        entry: { title: 'Letter from Oak Bank expires in 14 days', address: '', startsAt: '2027-01-16T17:00:00.000Z' },
      },
      {
        eventId: 'letter-1-3',
        entry: { title: 'Letter from Oak Bank expires in 3 days', address: '', startsAt: '2027-01-27T17:00:00.000Z' },
      },
    ]);
  });

  it('are left out once their time has passed', () => {
    const entries = warningsOf(letter, new Date('2027-01-20T00:00:00Z')).map(({ entry }) => entry?.title);
    expect(entries).toEqual([undefined, 'Letter from Oak Bank expires in 3 days']);
  });

  it('fit into a calendar event, however long the lender’s name', () => {
    const [warning] = warningsOf({ ...letter, lender: 'x'.repeat(80) }, new Date('2026-11-23T00:00:00Z'));
    expect(warning?.entry?.title.length).toBeLessThanOrEqual(120);
  });
});
