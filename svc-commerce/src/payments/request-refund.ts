import type { PaymentDependencies } from './dependencies.js';
import type { Payment } from './payment.js';

/** Asks the provider to give back what was taken, and notes that it was asked. Its own news of it ends the matter. */
export async function requestRefund(
  { provider, store, logger }: PaymentDependencies,
  { id, intentId }: Payment,
): Promise<void> {
  if (intentId === undefined) {
    logger.error({ paymentId: id }, 'a refund is due for a payment of which the provider did not name the money');
    return;
  }
  await provider.refund({ id, intentId });
  await store.updateRefundRequested(id);
  logger.warn({ paymentId: id }, 'the provider was asked to give a payment back');
}
