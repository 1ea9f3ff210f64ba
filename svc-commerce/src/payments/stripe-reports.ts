import { paymentTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type Stripe from 'stripe';
import type { PaymentNews } from './payment-provider.js';
import type { PaymentReport } from './settle.js';

const toleratedAgeSeconds = 300;

interface SignedBody {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly secret: string;
}

/** @throws AppError `webhook.unsigned` */
export function signedEvent(stripe: Stripe, { body, signature, secret }: SignedBody): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature ?? '', secret, toleratedAgeSeconds);
  } catch {
    // Not its cause: the SDK quotes the whole message there, and the message says who paid.
    throw new AppError('webhook.unsigned', paymentTexts.unsigned);
  }
}

/** What an event tells us; undefined when it does not concern us. */
export function newsOf(event: Stripe.Event): PaymentNews | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOfSession(event.type, event.data.object, reportOf(event.data.object));
    case 'checkout.session.async_payment_failed':
      return newsOfSession(event.type, event.data.object, { kind: 'not-paid' });
    case 'charge.refunded': {
      const { metadata, refunded, payment_intent: intent } = event.data.object;
      // In part is no refund of the order: it stays fulfilled.
      const report: PaymentReport = refunded ? { kind: 'refunded', intentId: idOf(intent) } : { kind: 'open' };
      return { type: event.type, paymentId: metadata['paymentId'], sessionId: undefined, report };
    }
    default:
      return undefined;
  }
}

function newsOfSession(type: string, session: Stripe.Checkout.Session, report: PaymentReport): PaymentNews {
  return { type, paymentId: session.client_reference_id ?? undefined, sessionId: session.id, report };
}

export function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const { status, payment_status: paid, payment_intent: intent } = session;
  if (status === 'expired') return { kind: 'expired' };
  if (paid !== 'paid') return { kind: 'open' };
  const intentId = idOf(intent);
  if (wasRefunded(intent)) return { kind: 'refunded', intentId };
  const { amount_total: amountCents, currency, metadata } = session;
  return { kind: 'paid', charge: { amountCents, currency, productType: metadata?.['productType'], intentId } };
}

/** Known only where the charge was asked for with the session. */
function wasRefunded(intent: Stripe.Checkout.Session['payment_intent']): boolean {
  if (intent === null || typeof intent === 'string') return false;
  const { latest_charge: charge } = intent;
  return charge !== null && typeof charge !== 'string' && charge.refunded;
}

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;
