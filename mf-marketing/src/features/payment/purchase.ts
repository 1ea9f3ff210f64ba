import { joinWaitlist, preparePayment, purchaseForm, type PurchaseRequest } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { applicantOf } from '../applicant/index.js';
import { products } from './product.js';

export { purchaseForm };
export type Purchase = PurchaseRequest;

export const soldOutCode = 'payment.sold-out';

/**
 * Returns the URL of the payment page.
 * @throws {RequestError} when the order was rejected or the request failed
 * @throws {TypeError} when the URL is not http(s)
 */
export async function prepare(transport: Transport, purchase: Purchase, signal: AbortSignal): Promise<string> {
  const { redirectUrl } = await callOperation(transport, preparePayment, { body: purchase }, { signal });
  if (!/^https?:\/\//.test(redirectUrl)) throw new TypeError('The payment page is not a web page');
  return redirectUrl;
}

/** @throws {RequestError} also when the buyer is already on the waitlist */
export async function joinFromPayment(transport: Transport, purchase: Purchase): Promise<void> {
  const { source } = products[purchase.productType];
  await callOperation(transport, joinWaitlist, { body: { ...applicantOf(purchase), source, website: '' } });
}

/** Puts the buyer on the waitlist in the background. A failure is only logged, so it can't hold up the payment. */
export function joinInBackground(transport: Transport, purchase: Purchase, onJoined: () => void): void {
  joinFromPayment(transport, purchase).then(onJoined, (error: unknown) => {
    const code = error instanceof RequestError ? error.code : 'form.not-sent';
    if (code !== 'waitlist.already-joined') console.debug('The waitlist was not joined beside the payment', code);
  });
}
