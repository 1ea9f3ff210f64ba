import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';
import type { Payment, PaymentReport } from './payment.js';
import { requestRefund } from './request-refund.js';

/** More than our clock and the provider's may differ. */
const graceMilliseconds = 60_000;
const mostAtOnce = 100;

/**
 * Settles what nobody told us of: orders whose page must be closed by now, and refunds that are still to be asked for. Any
 * number of instances may do so at the same time.
 */
export async function sweepPayments(dependencies: PaymentDependencies): Promise<void> {
  const { store, now, newId } = dependencies;
  for (const payment of await store.findOverdue(new Date(now().getTime() - graceMilliseconds), mostAtOnce)) {
    const report = await reportOf(dependencies, payment);
    await fulfilPayment(dependencies, payment.id, report, newId());
  }
  for (const payment of await store.findRefundsDue(mostAtOnce)) await requestRefund(dependencies, payment);
}

/** An order without a page was interrupted while it was made: nobody was given the page, and its time is over. */
async function reportOf({ provider }: PaymentDependencies, { sessionId }: Payment): Promise<PaymentReport> {
  return sessionId === undefined ? { kind: 'unopened' } : provider.report(sessionId);
}
