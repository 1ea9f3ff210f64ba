import type { Purchase } from '@hearthway/contracts/commerce';
import type { Payment } from '../payments/index.js';

/** An order that belongs to an account, as its owner sees it. It was completed once, so it is paid or refunded. */
export function toPurchase(payment: Payment): Purchase {
  const { id, productType, amountCents, status, memberNumber } = payment;
  return {
    id,
    productType,
    amountCents,
    status: status === 'refunded' ? 'refunded' : 'paid',
    paidAt: paidAt(payment).toISOString(),
    ...(memberNumber !== undefined && { memberNumber }),
  };
}

/** Everything an order stores about its owner, readable. */
export function toExportedPurchase(payment: Payment): object {
  const { currency, acceptedTerms, buyer, createdAt, status, settledAt } = payment;
  const { email, firstName, lastName, state } = buyer ?? {};
  return {
    ...toPurchase(payment),
    currency,
    buyer: { email, firstName, lastName, state },
    orderedAt: createdAt,
    acceptedTerms,
    ...(status === 'refunded' && { refundedAt: settledAt }),
  };
}

/** A refund is the order's last settlement, and the payment is the one before. */
const paidAt = ({ paidAt, settledAt, createdAt }: Payment): Date => paidAt ?? settledAt ?? createdAt;
