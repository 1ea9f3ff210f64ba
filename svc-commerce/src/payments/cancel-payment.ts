import { AppError } from '@hearthway/service-kit';
import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';

const tokenForm = /^([0-9a-f-]{36})\.([\w-]{32})$/;

/**
 * The buyer came back without paying: the page is closed, and a seat is free again. A token that is not ours does nothing,
 * and a provider that is down only means that the page closes by itself later.
 */
export async function cancelPayment(
  dependencies: PaymentDependencies,
  token: string,
  correlationId: string,
): Promise<void> {
  const { cancelKeys, provider, store, logger } = dependencies;
  const [, id, key] = tokenForm.exec(token) ?? [];
  if (id === undefined || key === undefined) return;
  const payment = await store.find(id);
  if (!payment?.sessionId || payment.status !== 'pending' || !cancelKeys.fits(key, payment.cancelKeyHash)) return;
  try {
    const report = await provider.closeCheckout(payment.sessionId);
    const outcome = report.kind === 'expired' ? ({ kind: 'cancelled' } as const) : report;
    await fulfilPayment(dependencies, id, outcome, correlationId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger.warn({ err: error, paymentId: id }, 'a payment page could not be closed; it closes by itself');
  }
}
