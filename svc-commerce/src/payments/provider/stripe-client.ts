import { brand } from '@hearthway/contracts/brand';
import { cancelPayment, paymentPages, type ProductType } from '@hearthway/contracts/commerce';
import { paymentTexts, problemTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { AppError, inSpan } from '@hearthway/service-kit';
import { SpanKind } from '@opentelemetry/api';
import Stripe from 'stripe';
import type { Buyer, Payment } from '../payment.js';
import type { PaymentReport } from '../settlement/settlement.js';
import type { PaymentProvider, PaymentWebhook } from './payment-provider.js';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Of the emulator; without it, Stripe's own. */
  readonly apiUrl?: string | undefined;
  /** Where the checkout redirects to. */
  readonly publicOrigin: string;
}

const timeoutMilliseconds = 10_000;
const retries = 2;
const webhookToleranceSeconds = 300;

const productNames: Readonly<Record<ProductType, string>> = {
  founding_member: `${brand.name} Founding Member contribution`,
  offer_toolkit: `${brand.name} Offer Toolkit pre-order`,
};

/** Stripe Checkout through its SDK. */
export function createStripeClient(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, apiUrl, publicOrigin } = options;
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  const siteUrl = (path: string) => new URL(path, publicOrigin).href;

  async function report(sessionId: string): Promise<PaymentReport> {
    try {
      const expand = ['payment_intent.latest_charge'];
      return reportOf(
        await called('retrieve checkout', () => stripe.checkout.sessions.retrieve(sessionId, { expand })),
      );
    } catch (error) {
      if (isInvalidRequest(error) && error.code === 'resource_missing') return { kind: 'missing' };
      throw unavailable(error);
    }
  }

  return {
    report,

    async openCheckout(payment, buyer, cancelToken) {
      const returnTo = {
        // Stripe replaces the braces by the session's id.
        success_url: `${siteUrl(paymentPages[payment.productType])}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${siteUrl(cancelPayment.path)}?token=${encodeURIComponent(cancelToken)}`,
      };
      try {
        const idempotencyKey = `payment-${payment.id}`;
        const session = await called('create checkout', () =>
          stripe.checkout.sessions.create({ ...checkoutOf(payment, buyer), ...returnTo }, { idempotencyKey }),
        );
        if (session.url === null) throw new Error('A checkout session has no address');
        return { sessionId: session.id, url: session.url };
      } catch (error) {
        throw refusedEmail(error) ?? unavailable(error);
      }
    },

    async closeCheckout(sessionId) {
      try {
        return reportOf(await called('expire checkout', () => stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        // No longer open: it was paid in another tab, or has expired.
        if (isInvalidRequest(error)) return report(sessionId);
        throw unavailable(error);
      }
    },

    async refund({ id, intentId }) {
      try {
        const idempotencyKey = `refund-${id}`;
        await called('create refund', () => stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey }));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw unavailable(error);
      }
    },

    readWebhook(body, signature) {
      return webhookOf(signedEvent(stripe, body, signature, webhookSecret));
    },
  };
}

function called<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
  return inSpan(`stripe ${operation}`, { kind: SpanKind.CLIENT, attributes: { 'peer.service': 'stripe' } }, call);
}

function checkoutOf(payment: Payment, { email }: Buyer): Stripe.Checkout.SessionCreateParams {
  const metadata = { paymentId: payment.id, productType: payment.productType };
  return {
    mode: 'payment',
    // Paid at once or not at all, whatever else the account may offer.
    allowed_payment_method_types: ['card'],
    client_reference_id: payment.id,
    metadata,
    // On the charge too: the webhook of a refund does not name the checkout.
    payment_intent_data: { metadata },
    customer_email: email,
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
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
  };
}

function addressOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? 'https' : 'http',
  };
}

function signedEvent(stripe: Stripe, body: Uint8Array, signature = '', secret: string): Stripe.Event {
  // The SDK refuses what was signed too long ago, but takes any time to come.
  if (signedAt(signature) > Date.now() / 1000 + webhookToleranceSeconds) throw unsigned();
  try {
    return stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, webhookToleranceSeconds);
  } catch {
    // Without the cause: the SDK's error quotes the whole body, which says who paid.
    throw unsigned();
  }
}

/** In seconds since 1970, NaN without a time. The SDK, too, takes the last of several. */
function signedAt(signature: string): number {
  const times = signature.split(',').filter((item) => item.startsWith('t='));
  return Number.parseInt(times.at(-1)?.slice(2) ?? '', 10);
}

const unsigned = () => new AppError('webhook.unsigned', paymentTexts.unsigned);

function webhookOf(event: Stripe.Event): PaymentWebhook | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return aboutSession(event.type, event.data.object, reportOf(event.data.object));
    case 'checkout.session.async_payment_failed':
      return aboutSession(event.type, event.data.object, { kind: 'not-paid' });
    case 'charge.refunded': {
      const { metadata, refunded, payment_intent: intent } = event.data.object;
      // After a partial refund the order stays fulfilled.
      const report: PaymentReport = refunded ? { kind: 'refunded', intentId: idOf(intent) } : { kind: 'open' };
      return { type: event.type, paymentId: metadata['paymentId'], sessionId: undefined, report };
    }
    default:
      return undefined;
  }
}

function aboutSession(type: string, session: Stripe.Checkout.Session, report: PaymentReport): PaymentWebhook {
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

/** Known only if the session was retrieved with its charge. */
function wasRefunded(intent: Stripe.Checkout.Session['payment_intent']): boolean {
  if (intent === null || typeof intent === 'string') return false;
  const { latest_charge: charge } = intent;
  return charge !== null && typeof charge !== 'string' && charge.refunded;
}

const idOf = (reference: string | { readonly id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

const isInvalidRequest = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Stripe is stricter about email addresses than we are, and the buyer can correct theirs. */
function refusedEmail(error: unknown): AppError | undefined {
  if (!isInvalidRequest(error) || error.param !== 'customer_email') return undefined;
  const message = waitlistTexts.email;
  return new AppError('payment.invalid', message, {
    details: [{ path: 'body.email', message }],
    cause: withoutMessage(error),
  });
}

function unavailable(error: unknown): AppError {
  return new AppError('payment.provider-unavailable', problemTexts.unavailable, { cause: withoutMessage(error) });
}

/** Stripe's messages quote what was sent, such as the buyer's address; its codes do not. */
function withoutMessage(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code = 'no code', param = 'no parameter', statusCode = 'no status', requestId = 'no request' } = error;
  return new Error(`Stripe: ${type}, ${code}, ${param}, ${statusCode}, ${requestId}`);
}
