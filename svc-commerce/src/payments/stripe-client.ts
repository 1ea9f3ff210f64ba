import { brand } from '@hearthway/contracts/brand';
import { cancelPayment, paymentPages, type ProductType } from '@hearthway/contracts/commerce';
import { paymentTexts, problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import type { PaymentReport } from './payment.js';
import type { PaymentNews, PaymentProvider } from './payment-provider.js';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Instead of Stripe itself. */
  readonly apiUrl?: string | undefined;
  /** Where the provider's page leads back to. */
  readonly publicOrigin: string;
}

const timeoutMilliseconds = 10_000;
const retries = 2;
const toleratedAgeSeconds = 300;

const productNames: Readonly<Record<ProductType, string>> = {
  founding_member: `${brand.name} Founding Member contribution`,
  offer_toolkit: `${brand.name} Offer Toolkit pre-order`,
};

/** Stripe Checkout, through its own SDK. */
export function createStripeClient(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, apiUrl, publicOrigin } = options;
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const page = (path: string) => new URL(path, publicOrigin).href;

  const report = async (sessionId: string): Promise<PaymentReport> =>
    reportOf(
      await asked(() => stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })),
    );

  return {
    report,

    async openCheckout(payment, cancelToken) {
      const metadata = { paymentId: payment.id, productType: payment.productType };
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: payment.id,
            metadata,
            // Also on the money itself: news of a refund says nothing of the page.
            payment_intent_data: { metadata },
            customer_email: payment.email,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: payment.currency,
                  unit_amount: payment.amountCents,
                  product_data: { name: productNames[payment.productType] },
                },
              },
            ],
            // The braces are Stripe's own: it puts the id there.
            success_url: `${page(paymentPages[payment.productType])}?session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${page(cancelPayment.path)}?token=${encodeURIComponent(cancelToken)}`,
            expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `payment-${payment.id}` },
        ),
      );
      if (session.url === null) throw unavailable(new Error('A checkout session came without an address'));
      return { sessionId: session.id, url: session.url };
    },

    async closeCheckout(sessionId) {
      try {
        return reportOf(await stripe.checkout.sessions.expire(sessionId));
      } catch (error) {
        // Not open any more: paid in another tab, or expired by itself.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return report(sessionId);
        throw unavailable(error);
      }
    },

    async refund({ id, intentId }) {
      try {
        await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund-${id}` });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw unavailable(error);
      }
    },

    readNews(body, signature) {
      return newsOf(signedEvent(stripe, body, signature, webhookSecret));
    },
  };
}

function signedEvent(stripe: Stripe, body: Uint8Array, signature: string | undefined, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature ?? '', secret, toleratedAgeSeconds);
  } catch {
    // Not its cause: the SDK quotes the whole message there, and the message says who paid.
    throw new AppError('webhook.unsigned', paymentTexts.unsigned);
  }
}

function newsOf(event: Stripe.Event): PaymentNews | undefined {
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

function reportOf(session: Stripe.Checkout.Session): PaymentReport {
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

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): AppError {
  return new AppError('payment.provider-unavailable', problemTexts.unavailable, { cause: withoutQuotes(error) });
}

/** Stripe's messages quote what was sent, the buyer's address too; its codes do not. */
function withoutQuotes(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code = 'no code', param = 'no parameter', statusCode = 'no status', requestId = 'no request' } = error;
  return new Error(`Stripe: ${type}, ${code}, ${param}, ${statusCode}, ${requestId}`);
}

function addressOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'httpAgent'> {
  if (apiUrl === undefined) return { httpAgent: new HttpsAgent({ keepAlive: true }) };
  const { hostname, port, protocol } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? 'https' : 'http',
    httpAgent: secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }),
  };
}
