import { describe, expect, it } from '@jest/globals';
import { percent, roundedPayment, roundedPrice, wholeDollars } from './format.js';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const shares = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });

describe('formatting figures', () => {
  it.each([0, 1, 9_99_00, 100_000, 99_999_900, 100_000_000, 123_456_789_00])(
    'formats %d cents like Intl.NumberFormat',
    (cents) => {
      expect(wholeDollars(cents)).toBe(dollars.format(cents / 100));
    },
  );

  it('rounds half a dollar up', () => {
    expect(wholeDollars(30_308_450)).toBe('$303,085');
    expect(wholeDollars(30_308_449)).toBe('$303,084');
  });

  it('rounds a price to the nearest thousand dollars and a payment to the nearest ten', () => {
    expect([30_308_450, 30_350_000, 49_999, 0].map(roundedPrice)).toEqual(['$303,000', '$304,000', '$0', '$0']);
    expect([233_333, 233_500, 499, 0].map(roundedPayment)).toEqual(['$2,330', '$2,340', '$0', '$0']);
  });

  it.each([0, 625, 700, 2_800, 35, 52.5, 612.5, 10_000, 2_000])(
    'formats %d basis points like Intl.NumberFormat',
    (share) => {
      expect(percent(share)).toBe(shares.format(share / 10_000));
    },
  );
});
