import { paymentPages, verifyPayment, type ProductType } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { paymentTexts } from '@hearthway/contracts/texts';
import { callOperation, RequestError } from '@hearthway/web-kit/http';

export interface Paid {
  readonly kind: 'paid';
  readonly amountCents: number | undefined;
  readonly paymentId: string | undefined;
  /** Founding members only. */
  readonly memberNumber: number | undefined;
}

export type Verification =
  | Paid
  /** The payment is for the other product; `path` is its result page. */
  | { readonly kind: 'other-product'; readonly path: string }
  /** Not found, or not ours. */
  | { readonly kind: 'unknown' }
  /** `canChange`: asking again may help. */
  | { readonly kind: 'failed'; readonly message: string; readonly canChange: boolean };

export interface VerifyOptions {
  readonly transport: Transport;
  readonly sessionId: string;
  /** The product of the current page. */
  readonly product: ProductType;
  readonly signal: AbortSignal;
  /** Rejects with the signal's reason when aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Delays between polls while the payment is pending. */
const pausesMilliseconds = [1_000, 2_000, 4_000, 8_000] as const;

/** Polls with growing delays while the payment is pending. Throws when aborted; request errors are returned. */
export async function verify(options: VerifyOptions): Promise<Verification> {
  try {
    return await pollUntilSettled(options);
  } catch (error) {
    if (options.signal.aborted || !(error instanceof RequestError)) throw error;
    return verificationOf(error);
  }
}

async function pollUntilSettled({
  transport,
  sessionId,
  product,
  signal,
  pause,
}: VerifyOptions): Promise<Verification> {
  for (const wait of [...pausesMilliseconds, undefined]) {
    const reply = await callOperation(transport, verifyPayment, { query: { session_id: sessionId } }, { signal });
    const { success, status, productType, error, amountCents, paymentId, memberNumber } = reply;
    if (productType && productType !== product) return { kind: 'other-product', path: paymentPages[productType] };
    if (success) return { kind: 'paid', amountCents, paymentId, memberNumber };
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
