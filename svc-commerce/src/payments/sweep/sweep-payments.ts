import type { PaymentDependencies } from '../dependencies.js';
import type { Payment } from '../payment.js';
import { requestRefund, settlePayment } from '../settlement/settle-payment.js';
import type { PaymentReport } from '../settlement/settlement.js';

const batchSize = 100;
const minute = 60_000;
const longestBackoffMilliseconds = 6 * 60 * minute;

/**
 * Settles what no webhook told us: checks orders whose checkout has closed, requests refunds that are still due, and deletes
 * buyers of unpaid orders. Any number of instances may sweep at once. The next check is stored before each check, so an order
 * that cannot be settled does not hold up the others.
 */
export async function sweepPayments(dependencies: PaymentDependencies): Promise<void> {
  const { store, now, logger } = dependencies;
  for (const payment of await store.findDue(now(), batchSize)) {
    try {
      if (await store.updateNextLook(payment, backoff(payment.looks, now()))) await check(dependencies, payment);
    } catch (error) {
      logger.error({ err: error, paymentId: payment.id }, 'could not settle a payment; a later sweep tries again');
    }
  }
  await store.deleteBuyers(now());
}

function backoff(looks: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** looks, longestBackoffMilliseconds));
}

async function check(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  if (payment.refundDue) return requestRefund(dependencies, payment);
  const report = await reportOf(dependencies, payment);
  if (report.kind === 'missing') {
    dependencies.logger.error({ paymentId: payment.id }, 'the provider does not know a checkout; its order expires');
  }
  await settlePayment(dependencies, payment, report, dependencies.newId());
}

/** An order without a checkout was interrupted while it was made. It has expired, and nobody got its checkout. */
async function reportOf({ provider }: PaymentDependencies, { sessionId }: Payment): Promise<PaymentReport> {
  return sessionId === undefined ? { kind: 'unopened' } : provider.report(sessionId);
}
