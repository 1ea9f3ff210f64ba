import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';
import type { Payment } from './payment.js';

const tokenForm = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Closes the page of a buyer who came back without paying. A token that is not ours does nothing.
 * Whatever fails here means no more than that the page closes by itself later, so the buyer is led on all the same.
 */
export async function cancelPayment(
  dependencies: PaymentDependencies,
  token: string,
  correlationId: string,
): Promise<void> {
  const [, id, key] = tokenForm.exec(token) ?? [];
  if (id === undefined || key === undefined) return;
  try {
    const payment = await dependencies.store.find(id);
    if (payment && dependencies.linkTokens.matches(key, payment.cancelKeyHash)) {
      await callOff(dependencies, payment, correlationId);
    }
  } catch (error) {
    dependencies.logger.warn({ err: error, paymentId: id }, 'a payment page could not be closed; it closes by itself');
  }
}

async function callOff(
  dependencies: PaymentDependencies,
  { id, sessionId, status }: Payment,
  correlationId: string,
): Promise<void> {
  if (sessionId === undefined || (status !== 'pending' && status !== 'expired')) return;
  const report = await dependencies.provider.closeCheckout(sessionId);
  const outcome = report.kind === 'expired' ? ({ kind: 'cancelled' } as const) : report;
  await fulfilPayment(dependencies, id, outcome, correlationId);
}
