import { preparePayment, receiveStripeWebhook, verifyPayment } from '@hearthway/contracts/commerce';
import { examplePurchase } from '@hearthway/contracts/examples';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import { percentile } from './percentile.js';

export interface PaymentOptions {
  readonly origin: string;
  /** Address of the emulator. */
  readonly stripeUrl: string;
  /** The local system's secrets, with the one that signs webhooks. */
  readonly secretsFile: string;
  readonly orders: number;
  readonly verifies: number;
}

export interface PaymentFigures {
  readonly preparesPerSecond: number;
  readonly verifiesPerSecond: number;
  /** Milliseconds from a webhook, which fulfills an order, to its answer. */
  readonly webhooks: { readonly count: number; readonly refused: number; readonly p50: number; readonly p99: number };
}

const webhooksPerSecond = 50;
const senders = 24;

const { email, firstName, lastName, state, acceptedTerms } = examplePurchase;
const purchase = JSON.stringify({ email, firstName, lastName, state, acceptedTerms, productType: 'offer_toolkit' });

/** Prepares payments, pays at the emulator, sends webhooks at a steady rate, and verifies payments, all through the gateway. */
export async function measurePayments(options: PaymentOptions): Promise<PaymentFigures> {
  const { origin, stripeUrl, secretsFile, orders, verifies } = options;
  await atEmulator(stripeUrl, 'webhooks/hold', {});
  const sessions: string[] = [];
  const preparesPerSecond = await rate(orders, async (order) => {
    const response = await send(origin + preparePayment.path, purchase, { 'x-forwarded-for': buyerAddress(order) });
    const answer = preparePayment.reply.safeParse(await response.json());
    if (!answer.success) return false;
    const { redirectUrl } = answer.data;
    sessions.push(new URL(redirectUrl).pathname.split('/').at(-1) ?? '');
    return true;
  });

  const paid = sessions.slice(0, webhooksPerSecond * 20);
  for (const session of paid) await atEmulator(stripeUrl, `sessions/${session}/pay`, {});
  const webhooks = await tellSteadily(origin, await completedEvents(stripeUrl), secretsFile);

  const verifiesPerSecond = await rate(verifies, async (index) => {
    const session = paid[index % paid.length] ?? '';
    const response = await fetch(`${origin}${verifyPayment.path}?session_id=${session}`);
    const answer = verifyPayment.reply.safeParse(await response.json());
    return answer.success && answer.data.success;
  });
  return { preparesPerSecond, verifiesPerSecond, webhooks };
}

/** Spreads buyers over many networks, with addresses that RFC 2544 reserves for benchmarks. */
const buyerAddress = (index: number): string => `198.18.${index % 256}.${Math.floor(index / 256) % 256}`;

async function completedEvents(stripeUrl: string): Promise<string[]> {
  const response = await fetch(`${stripeUrl}/_emulator/events?type=checkout.session.completed`);
  const { events } = (await response.json()) as { events: { event: object }[] };
  return events.map(({ event }) => JSON.stringify(event));
}

async function tellSteadily(origin: string, bodies: readonly string[], secretsFile: string) {
  const { stripeWebhookSecret } = JSON.parse(readFileSync(secretsFile, 'utf8')) as { stripeWebhookSecret: string };
  const stripe = new Stripe('sk_test_of_nobody');
  const latencies: number[] = [];
  let refused = 0;
  const tell = async (payload: string): Promise<void> => {
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: stripeWebhookSecret });
    const begun = performance.now();
    const response = await send(origin + receiveStripeWebhook.path, payload, { 'stripe-signature': signature });
    await response.arrayBuffer();
    latencies.push(performance.now() - begun);
    if (response.status !== receiveStripeWebhook.status) refused += 1;
  };
  const started = performance.now();
  const pending: Promise<void>[] = [];
  for (const [index, body] of bodies.entries()) {
    await delay(Math.max(0, started + (index * 1000) / webhooksPerSecond - performance.now()));
    pending.push(tell(body));
  }
  await Promise.all(pending);
  return { count: latencies.length, refused, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

/** Correct answers per second, from the first request to the last answer. */
async function rate(count: number, work: (index: number) => Promise<boolean>): Promise<number> {
  let next = 0;
  let good = 0;
  const started = performance.now();
  const oneAfterTheOther = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      if (await work(index)) good += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, oneAfterTheOther));
  return good / ((performance.now() - started) / 1000);
}

const send = (url: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

async function atEmulator(stripeUrl: string, path: string, body: object): Promise<void> {
  const response = await send(`${stripeUrl}/_emulator/${path}`, JSON.stringify(body));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The emulator answered ${response.status} to ${path}`);
}
