import { describe, expect, it } from '@jest/globals';
import { formatAmount } from './currency.js';
import { expiryOf, totalOf } from './session-rules.js';

const now = 1_790_000_000;
const item = (cents: number, quantity = 1) => ({
  quantity,
  price_data: { currency: 'usd' as const, unit_amount: cents, product_data: { name: 'Offer Toolkit' } },
});

describe('totalOf', () => {
  it('adds up the items', () => {
    expect(totalOf([item(2500, 2), item(10_000)])).toBe(15_000);
  });

  it('accepts 50 cents in all, and no less, whatever a single item costs', () => {
    expect(totalOf([item(25, 2)])).toBe(50);
    expect(() => totalOf([item(49)])).toThrow('must add up to at least $0.50 usd');
  });
});

describe('expiryOf', () => {
  it('allows 30 minutes to 24 hours, and is 24 hours by default', () => {
    const expiry = (seconds: number) => expiryOf(now + seconds, now) - now;
    expect(expiryOf(undefined, now) - now).toBe(86_400);
    expect(expiry(1800)).toBe(1800);
    expect(expiry(86_400)).toBe(86_400);
    expect(() => expiry(1799)).toThrow('at least 30 minutes');
    expect(() => expiry(86_401)).toThrow('less than 24 hours');
  });
});

describe('formatAmount', () => {
  it('shows cents as dollars', () => {
    expect([formatAmount(2500), formatAmount(99), formatAmount(123_456)]).toEqual(['$25.00', '$0.99', '$1,234.56']);
  });
});
