import { inSpan } from '@hearthway/service-kit';
import { brand } from '@hearthway/contracts/brand';
import { cancelPayment, paymentPages, type ProductType } from '@hearthway/contracts/commerce';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import type { Buyer, Payment } from './payment.js';
import type { PaymentProvider } from './payment-provider.js';
import type { PaymentReport } from './settle.js';
import { isMissing, refusedEmail, unavailable } from './stripe-errors.js';
import { newsOf, reportOf, signedEvent } from './stripe-reports.js';

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

  async function report(sessionId: string): Promise<PaymentReport> {
    try {
      const expand = ['payment_intent.latest_charge'];
      return reportOf(
        await called('retrieve checkout', () => stripe.checkout.sessions.retrieve(sessionId, { expand })),
      );
    } catch (error) {
      if (isMissing(error)) return { kind: 'missing' };
      throw unavailable(error);
    }
  }

  return {
    report,

    async openCheckout(payment, buyer, cancelToken) {
      const returnTo = {
        // The braces are Stripe's own: it puts the id there.
        success_url: `${page(paymentPages[payment.productType])}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${page(cancelPayment.path)}?token=${encodeURIComponent(cancelToken)}`,
      };
      try {
        const idempotencyKey = `payment-${payment.id}`;
        const session = await called('create checkout', () =>
          stripe.checkout.sessions.create({ ...checkoutOf(payment, buyer), ...returnTo }, { idempotencyKey }),
        );
        if (session.url === null) throw new Error('A checkout session came without an address');
        return { sessionId: session.id, url: session.url };
      } catch (error) {
        throw refusedEmail(error) ?? unavailable(error);
      }
    },

    async closeCheckout(sessionId) {
      try {
        return reportOf(await called('expire checkout', () => stripe.checkout.sessions.expire(sessionId)));
      } catch (error) {
        // Not open any more: paid in another tab, or expired by itself.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return report(sessionId);
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

    readNews(body, signature) {
      return newsOf(signedEvent(stripe, { body, signature, secret: webhookSecret }));
    },
  };
}

function called<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
  return inSpan(`stripe ${operation}`, { kind: 'client', attributes: { 'peer.service': 'stripe' } }, call);
}

function checkoutOf(payment: Payment, { email }: Buyer): Stripe.Checkout.SessionCreateParams {
  const metadata = { paymentId: payment.id, productType: payment.productType };
  return {
    mode: 'payment',
    // Paid at once or not at all, whatever else the account is set to offer.
    allowed_payment_method_types: ['card'],
    client_reference_id: payment.id,
    metadata,
    // Also on the money itself: news of a refund says nothing of the page.
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
