import { examplePreApprovalLetter } from '@hearthway/contracts/examples';
import type { PreApprovalLetter } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { rowsCountingOn } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { emptyPreApproval, isPreApproved, lastGoodDay, warningsOf } from './pre-approval.js';
import { usualTaxesAndInsurance } from './usual-costs.js';

const letter = (expiresOn: string): PreApprovalLetter => ({
  ...examplePreApprovalLetter,
  id: `until-${expiresOn}`,
  version: 1,
  issuedOn: '2026-11-01',
  expiresOn,
});
const noon = new Date('2027-01-30T12:00:00Z');
const letters = [letter('2027-01-30'), letter('2027-03-01'), letter('2027-01-29')];

describe('a buyer is pre-approved', () => {
  const withLetter = { ...emptyPreApproval, letters: [letter('2027-01-30')] };

  it('through the last day of a letter, until that has ended everywhere in the country', () => {
    expect(isPreApproved(withLetter, new Date('2027-01-31T10:59:59Z'))).toBe(true);
    expect(isPreApproved(withLetter, new Date('2027-01-31T11:00:00Z'))).toBe(false);
  });

  it('by paying cash, with or without a letter', () => {
    const cash = { version: 1, payingCash: true, papers: [] };
    expect(isPreApproved(emptyPreApproval, noon)).toBe(false);
    expect(isPreApproved({ ...emptyPreApproval, progress: cash }, noon)).toBe(true);
    expect(isPreApproved({ ...withLetter, progress: cash }, new Date('2028-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('the last good day', () => {
  it('is that of the letter that lasts longest, and none once all have expired', () => {
    expect(lastGoodDay(letters, noon)).toBe('2027-03-01');
    expect(lastGoodDay(letters, new Date('2027-03-02T12:00:00Z'))).toBeNull();
    expect(lastGoodDay([], noon)).toBeNull();
  });
});

describe('the calendar', () => {
  it.each([
    ['2027-01-01T00:00:00Z', ['2027-01-16T17:00:00.000Z', '2027-01-27T17:00:00.000Z']],
    ['2027-01-16T17:00:00Z', ['2027-01-27T17:00:00.000Z']],
    ['2027-01-28T00:00:00Z', []],
  ])('warns 14 and 3 days before a letter expires, and not in the past: on %s', (now, moments) => {
    const warnings = warningsOf(letter('2027-01-30'), new Date(now));
    expect(warnings.map(({ startsAt }) => startsAt)).toEqual(moments);
  });

  it('names the lender and the day it expires, however long the name is', () => {
    const titles = warningsOf({ ...letter('2027-01-30'), lender: 'x'.repeat(80) }, new Date('2027-01-01')).map(
      ({ title }) => title,
    );
    const title = `Pre-approval from ${'x'.repeat(80)} expires on Jan 30`;
    expect(titles).toEqual([title, title]);
    expect(title.length).toBeLessThanOrEqual(120);
  });
});

describe('what taxes and insurance usually cost', () => {
  const rows = rowsCountingOn('2026-11-22', builtInRowsOn('2026-11-22'));

  it('follows the rows of the state', () => {
    const tax = rows.get('state/TX/property-tax')?.value ?? 0;
    const insurance = rows.get('state/TX/home-insurance')?.value ?? 0;
    expect(usualTaxesAndInsurance({ state: 'TX', priceCents: 32_000_000 }, rows)).toBe(
      Math.round((3_200 * tax) / 12) + Math.round(insurance / 12),
    );
  });

  it('is not known without a price, or rows for the state', () => {
    expect(usualTaxesAndInsurance({ state: 'TX', priceCents: 0 }, rows)).toBeNull();
    expect(usualTaxesAndInsurance({ state: 'OH', priceCents: 32_000_000 }, rows)).toBeNull();
  });
});
