import { purchaseProblem, type ProductType, type PurchaseRequest } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import {
  controlOf,
  refusalOf,
  type ApplicantControl,
  type ApplicantValues,
  type ProblemAt,
  type Refusal,
} from '../applicant/index.js';
import { sendIntent } from './calls/join-waitlist.js';
import { sendPurchase } from './calls/prepare-payment.js';
import { products } from './product.js';

export type Purchase = PurchaseRequest;
export type PaymentControl = ApplicantControl | 'customAmount';
export type PrepareOutcome = { readonly kind: 'prepared'; readonly paymentPage: string } | Refusal<PaymentControl>;

/** The code of a refusal because no place is left. */
export const soldOutCode = 'payment.sold-out';

/** `dollars` only where the person names the amount. */
export function purchaseOf(productType: ProductType, values: ApplicantValues, dollars: number | undefined): Purchase {
  return { ...values, productType, ...(dollars !== undefined && { customAmount: dollars }) };
}

/** The first thing that is wrong, by the rule that the server goes by as well, at the control where it can be put right. */
export function problemOf(purchase: Purchase): ProblemAt<PaymentControl> | undefined {
  const problem = purchaseProblem(purchase);
  return problem && { control: controlOf(problem.field, purchase), message: problem.message };
}

/** Sends a checked order. Every failure is an outcome, because each has its own words to show; only an abort is thrown. */
export async function prepare(transport: Transport, purchase: Purchase, signal: AbortSignal): Promise<PrepareOutcome> {
  try {
    const paymentPage = await sendPurchase(transport, purchase, signal);
    if (!/^https?:\/\//.test(paymentPage)) throw new TypeError('The payment page is not a web page');
    return { kind: 'prepared', paymentPage };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof RequestError) {
      return refusalOf(error, { values: purchase, invalid, otherwise: paymentTexts.prepareFailed });
    }
    console.warn('The payment was not prepared', error);
    return { kind: 'failed', message: paymentTexts.prepareFailed, code: 'form.not-sent' };
  }
}

/** Beside the payment, and never in its way: whoever is on the list already is as welcome. */
export function noteIntent(transport: Transport, purchase: Purchase): void {
  sendIntent(transport, purchase, products[purchase.productType].source).catch((error: unknown) => {
    const code = error instanceof RequestError ? error.code : 'form.not-sent';
    if (code !== 'waitlist.already-joined') console.debug('The waitlist was not joined beside the payment', code);
  });
}

const invalid = {
  code: 'payment.invalid',
  fields: ['email', 'name', 'state', 'acceptedTerms', 'customAmount'],
} as const;
