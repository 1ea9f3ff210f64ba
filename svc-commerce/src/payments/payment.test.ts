import { examplePurchase } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { newPayment } from './payment.js';

const now = new Date('2026-11-20T12:00:00.400Z');
const keys = { cancelKeyHash: 'hash', emailKey: 'email', networkKey: 'network' };
const ordered = newPayment(examplePurchase, { ...keys, id: 'payment-1', now });
if (!('id' in ordered)) throw new Error('The example is refused');

describe('an order', () => {
  it('has the server’s price, and a checkout of over half an hour in whole seconds', () => {
    expect(ordered).toMatchObject({ amountCents: 5000, currency: 'usd', status: 'pending' });
    expect(ordered.expiresAt.toISOString()).toBe('2026-11-20T12:32:01.000Z');
    expect(ordered.nextLookAt?.toISOString()).toBe('2026-11-20T12:33:01.000Z');
  });

  it('has names without invisible characters', () => {
    const request = { ...examplePurchase, firstName: ' Jo\u202ed\u0000an ', lastName: 'de  la\tCruz' };
    expect(newPayment(request, { ...keys, id: 'payment-2', now })).toMatchObject({
      buyer: { firstName: 'Jo d an', lastName: 'de la Cruz' },
    });
  });
});
