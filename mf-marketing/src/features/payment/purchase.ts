import { purchaseForm, type PurchaseRequest } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { RequestError } from '@hearthway/web-kit/http';
import { sendIntent } from './calls/join-waitlist.js';
import { sendPurchase } from './calls/prepare-payment.js';
import { products } from './product.js';

export { purchaseForm };
export type Purchase = PurchaseRequest;

/** The code of a refusal because no place is left. */
export const soldOutCode = 'payment.sold-out';

/**
 * Sends a checked order, and answers with the address of the page to pay on.
 * @throws {RequestError} when it was refused or never arrived
 */
export async function prepare(transport: Transport, purchase: Purchase, signal: AbortSignal): Promise<string> {
  const paymentPage = await sendPurchase(transport, purchase, signal);
  if (!/^https?:\/\//.test(paymentPage)) throw new TypeError('The payment page is not a web page');
  return paymentPage;
}

/** Beside the payment, and never in its way: whoever is on the list already is as welcome. */
export function noteIntent(transport: Transport, purchase: Purchase): void {
  sendIntent(transport, purchase, products[purchase.productType].source).catch((error: unknown) => {
    const code = error instanceof RequestError ? error.code : 'form.not-sent';
    if (code !== 'waitlist.already-joined') console.debug('The waitlist was not joined beside the payment', code);
  });
}
