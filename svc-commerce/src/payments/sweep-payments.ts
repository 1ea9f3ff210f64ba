import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';
import type { Payment } from './payment.js';
import { requestRefund } from './request-refund.js';
import type { PaymentReport } from './settle.js';
import { nextLook } from './retention.js';

const mostAtOnce = 100;

/**
 * Settles what nobody told us of: orders whose page must be closed by now, and refunds that are still to be asked for; and
 * forgets buyers whose time has come. Any number of instances may do so at the same time. What cannot be settled is put off,
 * before it is tried, so that it holds none of the others up.
 */
export async function sweepPayments(dependencies: PaymentDependencies): Promise<void> {
  const { store, now, logger } = dependencies;
  for (const payment of await store.findDue(now(), mostAtOnce)) {
    try {
      if (await store.updateNextLook(payment, nextLook(payment.looks, now()))) await lookAt(dependencies, payment);
    } catch (error) {
      logger.error({ err: error, paymentId: payment.id }, 'a payment could not be settled; a later sweep tries again');
    }
  }
  await store.deleteBuyers(now());
}

async function lookAt(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  if (payment.refundDue) return requestRefund(dependencies, payment);
  const report = await reportOf(dependencies, payment);
  if (report.kind === 'missing') {
    dependencies.logger.error({ paymentId: payment.id }, 'the provider has no page of an order, which ends as expired');
  }
  await fulfilPayment(dependencies, payment.id, report, dependencies.newId());
}

/** An order without a page was interrupted while it was made: nobody was given the page, and its time is over. */
async function reportOf({ provider }: PaymentDependencies, { sessionId }: Payment): Promise<PaymentReport> {
  return sessionId === undefined ? { kind: 'unopened' } : provider.report(sessionId);
}
