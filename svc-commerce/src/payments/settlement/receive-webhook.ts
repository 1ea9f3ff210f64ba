import type { PaymentDependencies } from '../dependencies.js';
import { settlePayment } from './settle-payment.js';

/**
 * Settles the payment that the provider reports. Our own errors are thrown, so that the provider sends the webhook again.
 * @throws AppError `webhook.unsigned`
 */
export async function receiveWebhook(
  dependencies: PaymentDependencies,
  { body, signature }: { body: Uint8Array; signature: string | undefined },
  correlationId: string,
): Promise<void> {
  const { provider, store, logger } = dependencies;
  const webhook = provider.readWebhook(body, signature);
  if (!webhook) return;
  const { type, paymentId, sessionId, report } = webhook;
  const payment = paymentId === undefined ? undefined : await store.find(paymentId);
  // Another program may share the account, and its checkout may name our order.
  if (!payment || (sessionId && payment.sessionId && payment.sessionId !== sessionId)) {
    logger.warn({ type, known: payment !== undefined }, 'ignored a webhook about an order that is not ours');
    return;
  }
  await settlePayment(dependencies, payment, report, correlationId);
}
