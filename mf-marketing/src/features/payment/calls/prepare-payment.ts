import { preparePayment, type PurchaseRequest } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/**
 * Orders, and answers with the address of the page to pay on.
 * @throws {RequestError} when the order was refused or never arrived.
 */
export async function sendPurchase(transport: Transport, body: PurchaseRequest, signal?: AbortSignal): Promise<string> {
  const { redirectUrl } = await callOperation(transport, preparePayment, { body }, { signal });
  return redirectUrl;
}
