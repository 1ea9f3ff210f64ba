import { paymentStatuses, type PaymentStatus } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { describe, expect, it } from 'vitest';
import { newPayment } from './new-payment.js';
import { keepsSeat, type Payment } from './payment.js';

const now = new Date('2026-11-20T12:00:00.400Z');
const ordered = newPayment(examplePurchase, { id: 'payment-1', cancelKeyHash: 'hash', now });
if (!('id' in ordered)) throw new Error('The example is refused');
const payment = (status: PaymentStatus): Payment => ({ ...ordered, status });

describe('an order', () => {
  it('has the price of the server and a page that is open for more than half an hour, in whole seconds', () => {
    expect(ordered).toMatchObject({ amountCents: 5000, currency: 'usd', status: 'pending' });
    expect(ordered.expiresAt.toISOString()).toBe('2026-11-20T12:32:01.000Z');
    expect(ordered.nextLookAt?.toISOString()).toBe('2026-11-20T12:33:01.000Z');
  });

  it('has names without what nobody can see', () => {
    const request = { ...examplePurchase, firstName: ' Jo\u202ed\u0000an ', lastName: 'de  la\tCruz' };
    expect(newPayment(request, { id: 'p', cancelKeyHash: 'h', now })).toMatchObject({
      buyer: { firstName: 'Jo d an', lastName: 'de la Cruz' },
    });
  });
});

describe('a seat', () => {
  it('is kept by an order that can be paid and by a member for good, and by nobody else', () => {
    const keeping = paymentStatuses.filter((status) => keepsSeat(payment(status)));
    expect(keeping).toEqual(['pending']);
    expect(keepsSeat({ ...payment('completed'), memberNumber: 7 })).toBe(true);
    expect(keepsSeat({ ...payment('refunded'), memberNumber: 7 })).toBe(true);
    expect(keepsSeat({ ...payment('pending'), productType: 'offer_toolkit' })).toBe(false);
  });
});
