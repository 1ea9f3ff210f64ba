import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';

/**
 * What the provider tells us unasked. An error of ours is left to the caller, so that it is told again.
 * @throws AppError `webhook.unsigned`
 */
export async function receiveWebhook(
  dependencies: PaymentDependencies,
  { body, signature }: { body: Uint8Array; signature: string | undefined },
  correlationId: string,
): Promise<void> {
  const { provider, store, logger } = dependencies;
  const news = provider.readNews(body, signature);
  if (!news) return;
  const { type, paymentId, sessionId, report } = news;
  const payment = paymentId === undefined ? undefined : await store.find(paymentId);
  // An account may be shared with other programs, and a page of another program may even name our order.
  if (!payment || (sessionId && payment.sessionId && payment.sessionId !== sessionId)) {
    logger.warn(
      { type, known: payment !== undefined },
      'a webhook is about an order that is not ours; nothing was done',
    );
    return;
  }
  await fulfilPayment(dependencies, payment.id, report, correlationId);
}
