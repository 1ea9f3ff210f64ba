import { paymentStatuses, type PaymentStatus } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { newPayment, type Payment } from '../payment.js';
import { settle, type Charge, type PaymentReport } from './settlement.js';

const now = new Date('2026-11-20T12:00:00.400Z');
const keys = { cancelKeyHash: 'hash', emailKey: 'email', networkKey: 'network' };
const ordered = newPayment(examplePurchase, { ...keys, id: 'payment-1', now });
if (!('id' in ordered)) throw new Error('The example is refused');
const payment = (status: PaymentStatus): Payment => ({ ...ordered, status });
const charge: Charge = { amountCents: 5000, currency: 'usd', productType: 'founding_member', intentId: 'pi_1' };
const reports = {
  open: { kind: 'open' },
  paid: { kind: 'paid', charge },
  'not-paid': { kind: 'not-paid' },
  missing: { kind: 'missing' },
  expired: { kind: 'expired' },
  cancelled: { kind: 'cancelled' },
  unopened: { kind: 'unopened' },
  refunded: { kind: 'refunded', intentId: 'pi_1' },
} satisfies Record<PaymentReport['kind'], PaymentReport>;

/** What a payment of each status becomes by each report; `.` where nothing changes. */
const table: Record<PaymentStatus, Record<keyof typeof reports, PaymentStatus | '.'>> = {
  pending: {
    open: '.',
    paid: 'completed',
    'not-paid': 'failed',
    missing: 'expired',
    expired: 'expired',
    cancelled: 'cancelled',
    unopened: 'expired',
    refunded: 'refunded',
  },
  completed: {
    open: '.',
    paid: '.',
    'not-paid': '.',
    missing: '.',
    expired: '.',
    cancelled: '.',
    unopened: '.',
    refunded: 'refunded',
  },
  expired: {
    open: '.',
    paid: 'completed',
    'not-paid': '.',
    missing: '.',
    expired: '.',
    cancelled: 'cancelled',
    unopened: '.',
    refunded: 'refunded',
  },
  cancelled: {
    open: '.',
    paid: 'completed',
    'not-paid': '.',
    missing: '.',
    expired: '.',
    cancelled: '.',
    unopened: '.',
    refunded: 'refunded',
  },
  failed: {
    open: '.',
    paid: 'failed',
    'not-paid': '.',
    missing: '.',
    expired: '.',
    cancelled: '.',
    unopened: '.',
    refunded: 'refunded',
  },
  refunded: {
    open: '.',
    paid: '.',
    'not-paid': '.',
    missing: '.',
    expired: '.',
    cancelled: '.',
    unopened: '.',
    refunded: '.',
  },
};
const kinds = Object.keys(reports) as (keyof typeof reports)[];
const cases = paymentStatuses.flatMap((status) => kinds.map((kind) => [status, kind, table[status][kind]] as const));

describe('the settlement of a payment', () => {
  it.each(cases)('%s, and then %s: %s', (status, kind, expected) => {
    expect(settle(payment(status), reports[kind])?.status ?? '.').toBe(expected);
  });

  it('is undefined if the order got its checkout just before the sweep took it for one without', () => {
    expect(settle({ ...payment('pending'), sessionId: 'cs_test_1' }, reports.unopened)).toBeUndefined();
  });

  it('is the same in whatever order the reports come', () => {
    const sets: [PaymentReport[], PaymentStatus][] = [
      [[reports.open, reports.paid, reports.paid], 'completed'],
      [[reports.paid, reports.refunded, reports.open], 'refunded'],
      [[reports.expired, reports.paid], 'completed'],
      [[reports.expired, reports.paid, reports.refunded], 'refunded'],
      [[reports.expired, reports.cancelled], 'cancelled'],
      [[reports.expired, reports.cancelled, reports.paid], 'completed'],
    ];
    for (const [set, end] of sets) {
      for (const order of permutations(set)) {
        const last = order.reduce((before, report) => ({ ...before, ...settle(before, report) }), payment('pending'));
        expect(last.status).toBe(end);
      }
    }
  });

  it.each([
    ['other-amount', { amountCents: 4999 }],
    ['other-amount', { amountCents: null }],
    ['other-currency', { currency: 'eur' }],
    ['other-product', { productType: 'offer_toolkit' }],
    ['other-product', { productType: undefined }],
  ])('is %s when %o was paid, and one refund is due', (trouble, change) => {
    const report = { kind: 'paid', charge: { ...charge, ...change } } as const;
    const settled = settle(payment('pending'), report);
    expect(settled).toEqual({ status: 'failed', trouble, refundDue: true, intentId: 'pi_1' });
    expect(settle({ ...payment('failed'), ...settled }, report)).toBeUndefined();
  });

  it('is a refund if the buyer is deleted already', () => {
    const anonymous = payment('expired');
    Reflect.deleteProperty(anonymous, 'buyer');
    expect(settle(anonymous, reports.paid)).toEqual({
      status: 'failed',
      trouble: 'not-paid',
      refundDue: true,
      intentId: 'pi_1',
    });
  });

  it('is one refund if the order has failed already', () => {
    const settled = settle({ ...payment('failed'), trouble: 'not-paid' }, reports.paid);
    expect(settled).toEqual({ status: 'failed', trouble: 'not-paid', refundDue: true, intentId: 'pi_1' });
    expect(settle({ ...payment('failed'), ...settled }, reports.paid)).toBeUndefined();
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
