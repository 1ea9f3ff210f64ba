import type { PaymentDependencies } from '../dependencies.js';
import type { Payment } from '../payment.js';
import { settlePayment } from './settle-payment.js';

/**
 * Closes the checkout of an order, so that nobody can pay on it, and settles the order: cancelled, or as it ended before.
 * @returns the order as it is now
 * @throws AppError `payment.provider-unavailable`
 */
export async function closeCheckout(
  dependencies: PaymentDependencies,
  payment: Payment,
  correlationId: string,
): Promise<Payment> {
  const { sessionId, status } = payment;
  if (sessionId === undefined || (status !== 'pending' && status !== 'expired')) return payment;
  const report = await dependencies.provider.closeCheckout(sessionId);
  const outcome = report.kind === 'expired' ? ({ kind: 'cancelled' } as const) : report;
  return settlePayment(dependencies, payment, outcome, correlationId);
}
