import {
  purchaseProblem,
  type ProductType,
  type PurchaseProblem,
  type PurchaseRequest,
} from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { sendIntent } from './calls/join-waitlist.js';
import { sendPurchase } from './calls/prepare-payment.js';
import type { PaymentControl, PaymentProblem, PaymentValues } from './payment-values.js';
import { products } from './product.js';

export type Purchase = PurchaseRequest;

export type PrepareOutcome =
  | { readonly kind: 'prepared'; readonly paymentPage: string }
  /** `at` names the control where it can be put right, if the server said so. */
  | { readonly kind: 'failed'; readonly message: string; readonly code: string; readonly at?: PaymentProblem };

/** `dollars` only where the person names the amount. */
export function purchaseOf(productType: ProductType, values: PaymentValues, dollars: number | undefined): Purchase {
  return { ...values, productType, ...(dollars !== undefined && { customAmount: dollars }) };
}

/** The first thing that is wrong, by the rule that the server goes by as well, at the control where it can be put right. */
export function problemOf(purchase: Purchase): PaymentProblem | undefined {
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
    if (error instanceof RequestError) return failureOf(error, purchase);
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

function failureOf(error: RequestError, purchase: Purchase): PrepareOutcome {
  const message = serverWords(error) || paymentTexts.prepareFailed;
  const at = refusedControl(error, purchase);
  return { kind: 'failed', message, code: error.code, ...(at && { at: { control: at, message } }) };
}

/** Empty when no server spoke: what the browser says of a lost connection is not in the catalogue of texts. */
function serverWords({ code, message }: RequestError): string {
  return code === 'network.failed' || code === 'reply.invalid' ? '' : message;
}

const fields = ['email', 'name', 'state', 'acceptedTerms', 'customAmount'] as const;

function refusedControl({ code, details }: RequestError, purchase: Purchase): PaymentControl | undefined {
  if (code !== 'payment.invalid') return undefined;
  const field = fields.find((name) => details.some(({ path }) => path === `body.${name}`));
  return field && controlOf(field, purchase);
}

function controlOf(field: PurchaseProblem['field'], { firstName }: Purchase): PaymentControl {
  if (field !== 'name') return field;
  return firstName.trim() === '' ? 'firstName' : 'lastName';
}
