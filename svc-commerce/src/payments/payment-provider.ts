import type { Buyer, Payment } from './payment.js';
import type { PaymentReport } from './settle.js';

/** The address of the page that an order is paid on. */
export interface Checkout {
  readonly sessionId: string;
  readonly url: string;
}

/** Something that the provider told us unasked. */
export interface PaymentNews {
  /** The provider's own words for it, for the log. */
  readonly type: string;
  readonly paymentId: string | undefined;
  /** The page that it is about, if it says so. */
  readonly sessionId: string | undefined;
  readonly report: PaymentReport;
}

/** Whoever takes the money. Each throws AppError `payment.provider-unavailable` when it does not answer as it should. */
export interface PaymentProvider {
  /**
   * Asked twice for one order, it gives the same page.
   * @throws AppError `payment.invalid` when it does not take the buyer's address
   */
  openCheckout(payment: Payment, buyer: Buyer, cancelToken: string): Promise<Checkout>;
  report(sessionId: string): Promise<PaymentReport>;
  /** Nobody can pay on the page after this; says what became of it. */
  closeCheckout(sessionId: string): Promise<PaymentReport>;
  /** Gives all of it back, once, however often it is asked. */
  refund(payment: { readonly id: string; readonly intentId: string }): Promise<void>;
  /**
   * Undefined for what does not concern us.
   * @throws AppError `webhook.unsigned` when it is not from the provider, or not from the last five minutes
   */
  readNews(body: Uint8Array, signature: string | undefined): PaymentNews | undefined;
}
