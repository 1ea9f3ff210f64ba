import { describe, expect, it } from 'vitest';
import { parseParameters } from '../api/parameters.js';
import { formatAmount } from './currency.js';
import { createSessionParameters } from './session-parameters.js';
import { planSession } from './session-rules.js';

const now = 1_790_000_000;
const item = (amount: string, quantity = '1', currency = 'usd') => ({
  quantity,
  price_data: { currency, unit_amount: amount, product_data: { name: 'Offer Toolkit' } },
});
const plan = (change: object) =>
  planSession(
    parseParameters(createSessionParameters, {
      mode: 'payment',
      success_url: 'http://localhost:8090/',
      line_items: [item('10000')],
      ...change,
    }),
    now,
  );

describe('planSession', () => {
  it('adds up its items', () => {
    expect(plan({ line_items: [item('2500', '2'), item('10000')] })).toMatchObject({ total: 15_000, currency: 'usd' });
  });

  it('takes 50 cents in all, and no less, whatever a single item costs', () => {
    expect(plan({ line_items: [item('25', '2')] }).total).toBe(50);
    expect(() => plan({ line_items: [item('49')] })).toThrow('must add up to at least $0.50 usd');
    expect(() => plan({ line_items: [item('29', '1', 'gbp')] })).toThrow('must add up to at least £0.30 gbp');
  });

  it('takes no two currencies', () => {
    expect(() => plan({ line_items: [item('100'), item('100', '1', 'eur')] })).toThrow('must have one currency');
  });

  it('lives from 30 minutes to 24 hours, and 24 hours unless told otherwise', () => {
    const expiry = (seconds: number) => plan({ expires_at: String(now + seconds) }).expiresAt - now;
    expect(plan({}).expiresAt - now).toBe(86_400);
    expect(expiry(1800)).toBe(1800);
    expect(expiry(86_400)).toBe(86_400);
    expect(() => expiry(1799)).toThrow('at least 30 minutes');
    expect(() => expiry(86_401)).toThrow('less than 24 hours');
  });

  it('does not pretend to do what it does not', () => {
    expect(() => plan({ mode: 'subscription' })).toThrow(
      'The emulator does not know the value `subscription` of `mode`',
    );
    expect(() => plan({ automatic_tax: { enabled: 'true' } })).toThrow('automatic_tax[enabled]');
    expect(plan({ automatic_tax: { enabled: 'false' } }).total).toBe(10_000);
  });
});

describe('formatAmount', () => {
  it('shows an amount as its currency is written', () => {
    expect([formatAmount(2500, 'usd'), formatAmount(2500, 'jpy'), formatAmount(99, 'gbp')]).toEqual([
      '$25.00',
      '¥2,500',
      '£0.99',
    ]);
  });
});
