import type { PaymentDependencies } from '../dependencies.js';
import { closeCheckout } from './close-checkout.js';

const tokenForm = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/**
 * Closes the checkout of a buyer who came back without paying. An unknown token does nothing. Does not throw: the buyer is
 * redirected either way, and a checkout that could not be closed expires.
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
      await closeCheckout(dependencies, payment, correlationId);
    }
  } catch (error) {
    dependencies.logger.warn({ err: error, paymentId: id }, 'could not close a checkout; it expires later');
  }
}
