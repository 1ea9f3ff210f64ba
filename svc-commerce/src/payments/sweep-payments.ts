import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';
import type { Payment, PaymentReport } from './payment.js';
import { requestRefund } from './request-refund.js';

/** More than our clock and the provider's may differ. */
const graceMilliseconds = 60_000;
const mostAtOnce = 100;

/**
 * Settles what nobody told us of: orders whose page must be closed by now, and refunds that are still to be asked for. Any
 * number of instances may do so at the same time. One that cannot be settled holds none of the others up.
 */
export async function sweepPayments(dependencies: PaymentDependencies): Promise<void> {
  const { store, now, newId, logger } = dependencies;
  const each = async (payments: readonly Payment[], work: (payment: Payment) => Promise<unknown>): Promise<void> => {
    for (const payment of payments) {
      try {
        await work(payment);
      } catch (error) {
        logger.error(
          { err: error, paymentId: payment.id },
          'a payment could not be settled; the next sweep tries again',
        );
      }
    }
  };

  await each(await store.findOverdue(new Date(now().getTime() - graceMilliseconds), mostAtOnce), async (payment) =>
    fulfilPayment(dependencies, payment.id, await reportOf(dependencies, payment), newId()),
  );
  await each(await store.findRefundsDue(mostAtOnce), (payment) => requestRefund(dependencies, payment));
}

/** An order without a page was interrupted while it was made: nobody was given the page, and its time is over. */
async function reportOf({ provider }: PaymentDependencies, { sessionId }: Payment): Promise<PaymentReport> {
  return sessionId === undefined ? { kind: 'unopened' } : provider.report(sessionId);
}
