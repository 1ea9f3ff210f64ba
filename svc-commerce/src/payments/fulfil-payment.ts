import { paymentCompleted, paymentRefunded } from '@hearthway/contracts/commerce';
import { retryOnConflict, type Transaction } from '@hearthway/service-kit';
import { seatsQueue, type PaymentDependencies } from './dependencies.js';
import type { Payment } from './payment.js';
import { isConflict, type PaymentChanges } from './payment-store.js';
import { requestRefund } from './request-refund.js';
import { settle, type PaymentReport, type Settlement } from './settle.js';
import { retentionAfter } from './retention.js';

/** Each conflict means that another payment took a seat and a number, of which there are a hundred each. */
const attemptsAtSeats = 300;

/**
 * The one place where a payment changes: webhook, result page, return from the payment page and sweep all come here with what
 * the provider said. Status, member number, seat and event are one transaction, so they happen together, once, or not at all.
 * @returns the payment as it is now; undefined when there is no such order
 */
export async function fulfilPayment(
  dependencies: PaymentDependencies,
  paymentId: string,
  report: PaymentReport,
  correlationId: string,
): Promise<Payment | undefined> {
  const { store, queue } = dependencies;
  const known = await store.find(paymentId);
  if (!known || !settle(known, report)) return known;

  const settleOnce = () =>
    retryOnConflict(
      () =>
        dependencies.transaction(async (transaction) => {
          const read = await store.find(paymentId, transaction);
          const settlement = read && settle(read, report);
          return settlement ? change(dependencies, read, settlement, correlationId, transaction) : read;
        }),
      { isConflict, attempts: attemptsAtSeats },
    );
  const payment = await (known.productType === 'founding_member' ? queue(seatsQueue, settleOnce) : settleOnce());
  if (payment?.refundDue) await refundNowOrLater(dependencies, payment);
  return payment;
}

async function change(
  dependencies: PaymentDependencies,
  before: Payment,
  settlement: Settlement,
  correlationId: string,
  transaction: Transaction,
): Promise<Payment> {
  const { store, foundingMembers, outbox, now } = dependencies;
  const occurredAt = now();
  const outcome = await withSeat(dependencies, before, settlement, transaction);
  const after: Payment = { ...before, ...outcome, settledAt: occurredAt };
  const changes: PaymentChanges = { ...outcome, settledAt: occurredAt, ...retentionAfter(outcome, occurredAt) };
  await store.update(before.id, before.status, changes, transaction);
  if (after.status === 'refunded') await foundingMembers.updateRefunded(after.id, occurredAt, transaction);
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
    await outbox.add(transaction, event, { subject, data, correlationId, occurredAt });
  }
  return after;
}

const events: Partial<Record<Payment['status'], typeof paymentCompleted | typeof paymentRefunded>> = {
  completed: paymentCompleted,
  refunded: paymentRefunded,
};

/** Gives a paid founding member the next seat. If all are taken, the payment fails and the money goes back. */
async function withSeat(
  { foundingMembers, now }: PaymentDependencies,
  { id, productType }: Payment,
  settlement: Settlement,
  transaction: Transaction,
): Promise<Settlement & { memberNumber?: number }> {
  if (productType !== 'founding_member' || settlement.status !== 'completed') return settlement;
  const memberNumber = await foundingMembers.admit(id, now(), transaction);
  if (memberNumber === undefined) return { ...settlement, status: 'failed', trouble: 'no-seat', refundDue: true };
  return { ...settlement, memberNumber };
}

/** What the provider cannot do now the sweep asks for again; whoever told us is not to tell us again for that. */
async function refundNowOrLater(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  const { id: paymentId, trouble } = payment;
  dependencies.logger.error({ paymentId, trouble }, 'what was paid does not fit its order; it is given back');
  try {
    await requestRefund(dependencies, payment);
  } catch (error) {
    dependencies.logger.error({ err: error, paymentId }, 'a refund is due and could not be asked');
  }
}
