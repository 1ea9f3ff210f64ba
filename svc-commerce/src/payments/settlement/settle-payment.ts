import { paymentCompleted, paymentRefunded } from '@hearthway/contracts/commerce';
import { retryOnConflict, type Transaction } from '@hearthway/service-kit';
import type { PaymentDependencies } from '../dependencies.js';
import { isConflict } from '../payment-store.js';
import type { Payment } from '../payment.js';
import { settle, type PaymentReport, type Settlement } from './settlement.js';

/** Each conflict means that another payment took a seat, of which there are a hundred. */
const attemptsAtSeats = 300;

/**
 * Decides the outcome of a payment: webhook, result page, cancel link, and sweep all come here with a report of the provider.
 * Status, member number, seat, event, and receipt are one transaction: all happen once, or none. `known` only saves transactions:
 * a report that changes nothing about an order never will later.
 * @returns the payment as it is now
 */
export async function settlePayment(
  dependencies: PaymentDependencies,
  known: Payment,
  report: PaymentReport,
  correlationId: string,
): Promise<Payment> {
  const { store, seatsInTurn } = dependencies;
  if (!settle(known, report)) return known;

  const settleOnce = () =>
    retryOnConflict(
      () =>
        dependencies.transaction(async (transaction) => {
          const read = await store.find(known.id, transaction);
          const settlement = read && settle(read, report);
          return settlement ? apply(dependencies, read, settlement, correlationId, transaction) : (read ?? known);
        }),
      { isConflict, attempts: attemptsAtSeats },
    );
  const payment = await (known.productType === 'founding_member' ? seatsInTurn('seats', settleOnce) : settleOnce());
  if (payment.refundDue) await refundNowOrLater(dependencies, payment);
  return payment;
}

async function apply(
  dependencies: PaymentDependencies,
  before: Payment,
  settlement: Settlement,
  correlationId: string,
  transaction: Transaction,
): Promise<Payment> {
  const { store, outbox, queueReceipt, now } = dependencies;
  const occurredAt = now();
  const outcome = await withSeat(dependencies, before, settlement, transaction);
  const after: Payment = { ...before, ...outcome, settledAt: occurredAt };
  await store.updateSettled(before, outcome, occurredAt, transaction);
  if (after.status === 'refunded') await store.updateMemberRefunded(after.id, occurredAt, transaction);
  const event = events[after.status];
  if (event && after.buyer) {
    const { id: subject, productType, amountCents, buyer, memberNumber } = after;
    const data = {
      paymentId: subject,
      productType,
      amountCents,
      state: buyer.state,
      ...(memberNumber !== undefined && { memberNumber }),
    };
    await outbox.insert(event, { subject, data, correlationId, occurredAt }, transaction);
  }
  if (after.status === 'completed') await queueReceipt(after, transaction);
  return after;
}

const events: Partial<Record<Payment['status'], typeof paymentCompleted | typeof paymentRefunded>> = {
  completed: paymentCompleted,
  refunded: paymentRefunded,
};

/** Gives a paid founding member the next seat. If all are taken, the payment fails and is refunded. */
async function withSeat(
  { store, now }: PaymentDependencies,
  { id, productType }: Payment,
  settlement: Settlement,
  transaction: Transaction,
): Promise<Settlement> {
  if (productType !== 'founding_member' || settlement.status !== 'completed') return settlement;
  const memberNumber = await store.admitMember(id, now(), transaction);
  if (memberNumber === undefined) return { ...settlement, status: 'failed', trouble: 'no-seat', refundDue: true };
  return { ...settlement, memberNumber };
}

/** Does not throw, or the provider would repeat its report. If the provider is down, the sweep asks again. */
async function refundNowOrLater(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  const { id: paymentId, trouble } = payment;
  dependencies.logger.error({ paymentId, trouble }, 'a charge does not fit its order; refunding it');
  try {
    await requestRefund(dependencies, payment);
  } catch (error) {
    dependencies.logger.error({ err: error, paymentId }, 'could not request a refund; the sweep tries again');
  }
}

/** Asks the provider for a refund and stores that it was asked. The order is refunded once the provider says so. */
export async function requestRefund(
  { provider, store, logger }: PaymentDependencies,
  { id, intentId }: Payment,
): Promise<void> {
  if (intentId === undefined) {
    logger.error({ paymentId: id }, 'a refund is due, but the provider did not name the charge');
    return;
  }
  await provider.refund({ id, intentId });
  await store.updateRefundRequested(id);
  logger.warn({ paymentId: id }, 'a refund was requested');
}
