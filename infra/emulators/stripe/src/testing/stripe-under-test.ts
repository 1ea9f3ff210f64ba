import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from '../index.js';

const secretKey = 'sk_test_emulator_0123456789';
export const webhookSecret = 'whsec_emulator_0123456789';

export interface StripeUnderTest {
  readonly emulator: StripeEmulator;
  readonly url: string;
  /** The official SDK, pointed at the emulator. */
  readonly stripe: Stripe;
  /** The SDK with other settings. */
  sdk(config?: { key?: string; maxNetworkRetries?: number }): Stripe;
  close(): Promise<void>;
}

export async function startStripe(options: Partial<StripeEmulatorOptions> = {}): Promise<StripeUnderTest> {
  const emulator = createStripeEmulator({ secretKey, firstRetryDelay: 10, merchant: 'Hearthway', ...options });
  const url = await emulator.listen(0);
  const sdk: StripeUnderTest['sdk'] = ({ key = secretKey, maxNetworkRetries = 0 } = {}) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: new URL(url).port,
      protocol: 'http',
      maxNetworkRetries,
      telemetry: false,
    });
  return { emulator, url, stripe: sdk(), sdk, close: () => emulator.close() };
}

export interface Receiver {
  readonly url: string;
  /** Events whose signature the SDK verified. */
  readonly received: Stripe.Event[];
  /** Why events could not be verified. */
  readonly refused: string[];
  /** Statuses of the next answers; 200 when none are left. */
  readonly answers: number[];
  close(): Promise<void>;
}

/** A webhook endpoint like that of a service. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Stripe.Event[] = [];
  const refused: string[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      try {
        const signature = request.headers['stripe-signature'] ?? '';
        received.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, webhookSecret));
        response.writeHead(answers.shift() ?? 200).end();
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error));
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`,
    received,
    refused,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const foundingSession = (
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 2500,
        product_data: { name: 'Founding Member' },
      },
    },
  ],
  success_url: 'http://localhost:8090/founding-success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:8090/',
  metadata: { paymentId: 'payment-1' },
  ...change,
});
