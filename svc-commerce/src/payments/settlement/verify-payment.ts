import type { PaymentStatus, ProductType } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PaymentDependencies } from '../dependencies.js';
import type { Payment } from '../payment.js';
import { settlePayment } from './settle-payment.js';

export interface PaymentOutcome {
  readonly success: boolean;
  readonly status: PaymentStatus;
  readonly productType: ProductType;
  readonly message?: string;
  readonly error?: string;
  readonly amountCents?: number;
  readonly paymentId?: string;
  readonly memberNumber?: number;
}

const sessionIdForm = /^cs_[A-Za-z0-9_]{10,250}$/;

/**
 * Whether a payment went through, for the buyer who comes back from the checkout. The provider is asked only while the
 * payment is pending.
 * @throws AppError `payment.not-found`, `payment.provider-unavailable`
 */
export async function verifyPayment(
  dependencies: PaymentDependencies,
  sessionId: string,
  correlationId: string,
): Promise<PaymentOutcome> {
  const { store, provider } = dependencies;
  const payment = sessionIdForm.test(sessionId) ? await store.findBySession(sessionId) : undefined;
  if (!payment) throw new AppError('payment.not-found', paymentTexts.notFound);
  if (payment.status !== 'pending') return outcomeOf(payment);
  const report = await provider.report(sessionId);
  return outcomeOf(await settlePayment(dependencies, payment, report, correlationId));
}

function outcomeOf(payment: Payment): PaymentOutcome {
  const { id: paymentId, status, productType, amountCents, memberNumber } = payment;
  if (status === 'completed') {
    return {
      success: true,
      status,
      productType,
      message: paymentTexts.verified,
      amountCents,
      paymentId,
      ...(memberNumber !== undefined && { memberNumber }),
    };
  }
  return { success: false, status, productType, error: whyNot(payment, status) };
}

function whyNot({ intentId, trouble }: Payment, status: keyof typeof errors): string {
  if (trouble === 'no-seat') return status === 'refunded' ? paymentTexts.noSeatRefunded : paymentTexts.noSeat;
  // Only an order that was charged has a charge's id.
  if (status !== 'failed' || intentId === undefined) return errors[status];
  return trouble === 'not-paid' ? paymentTexts.tooLate : paymentTexts.mismatched;
}

const errors: Readonly<Record<Exclude<PaymentStatus, 'completed'>, string>> = {
  pending: paymentTexts.pending,
  expired: paymentTexts.notPaid,
  cancelled: paymentTexts.notPaid,
  failed: paymentTexts.notPaid,
  refunded: paymentTexts.refunded,
};
