import type { Buyer, Payment } from '../payment.js';
import type { PaymentReport } from '../settlement/settlement.js';

/** Where an order is paid. */
export interface Checkout {
  readonly sessionId: string;
  readonly url: string;
}

/** What a webhook of the provider says. */
export interface PaymentWebhook {
  /** The provider's name for it, for the log. */
  readonly type: string;
  readonly paymentId: string | undefined;
  /** The checkout that it is about, if it names one. */
  readonly sessionId: string | undefined;
  readonly report: PaymentReport;
}

/** Takes the money. Every call throws AppError `payment.provider-unavailable` when there is no proper answer. */
export interface PaymentProvider {
  /**
   * Returns the same checkout when called again for the same order.
   * @throws AppError `payment.invalid` when the provider refuses the buyer's address
   */
  openCheckout(payment: Payment, buyer: Buyer, cancelToken: string): Promise<Checkout>;
  report(sessionId: string): Promise<PaymentReport>;
  /** After this nobody can pay; reports how the checkout ended. */
  closeCheckout(sessionId: string): Promise<PaymentReport>;
  /** Refunds the whole charge, once, however often it is called. */
  refund(payment: { readonly id: string; readonly intentId: string }): Promise<void>;
  /**
   * Undefined for a webhook that does not concern us.
   * @throws AppError `webhook.unsigned` when the provider did not sign it, or at a time more than five minutes from now
   */
  readWebhook(body: Uint8Array, signature: string | undefined): PaymentWebhook | undefined;
}
