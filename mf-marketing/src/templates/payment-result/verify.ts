import { paymentPages, type ProductType } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import { askAboutPayment } from './calls/verify-payment.js';

export interface Paid {
  readonly kind: 'paid';
  /** Of a founding member. */
  readonly memberNumber: number | undefined;
}

export type Verification =
  | Paid
  /** What was ordered has a result page of its own, at this path. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** There is no such payment, or it is not ours. */
  | { readonly kind: 'unknown' }
  /** `canChange` where asking again may bring another answer. */
  | { readonly kind: 'failed'; readonly message: string; readonly canChange: boolean };

export interface VerifyOptions {
  readonly transport: Transport;
  readonly sessionId: string;
  /** What the page that asks is of. */
  readonly product: ProductType;
  readonly signal: AbortSignal;
  /** Waits; ends early, by throwing the signal's reason, when that is aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Between the questions about a payment that the provider has not confirmed yet. */
const pausesMilliseconds = [1_000, 2_000, 4_000, 8_000] as const;

/** Asks whether the payment went through, and again with growing pauses while that is open. Throws only when aborted. */
export async function verify(options: VerifyOptions): Promise<Verification> {
  try {
    return await askUntilSettled(options);
  } catch (error) {
    if (options.signal.aborted || !(error instanceof RequestError)) throw error;
    return verificationOf(error);
  }
}

async function askUntilSettled({ transport, sessionId, product, signal, pause }: VerifyOptions): Promise<Verification> {
  for (const wait of [...pausesMilliseconds, undefined]) {
    const { success, status, productType, error, memberNumber } = await askAboutPayment(transport, sessionId, signal);
    if (productType && productType !== product) return { kind: 'elsewhere', path: paymentPages[productType] };
    if (success) return { kind: 'paid', memberNumber };
    const isPending = status === 'pending';
    if (!isPending || wait === undefined) {
      return { kind: 'failed', message: error ?? paymentTexts.unexplained, canChange: isPending };
    }
    await pause(wait, signal);
  }
  throw new Error('The last question is answered by a return');
}

function verificationOf({ code, message, status }: RequestError): Verification {
  if (code === 'payment.not-found') return { kind: 'unknown' };
  if (code === 'network.failed' || code === 'reply.invalid') {
    return { kind: 'failed', message: paymentTexts.unreachable, canChange: true };
  }
  return { kind: 'failed', message: message || paymentTexts.unexplained, canChange: status === 429 || status >= 500 };
}
