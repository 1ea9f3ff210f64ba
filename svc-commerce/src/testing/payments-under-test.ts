import {
  cancelPayment,
  countFoundingMembers,
  preparePayment,
  receiveStripeWebhook,
  verifyPayment,
} from '@hearthway/contracts/commerce';
import type { OperationReply } from '@hearthway/contracts/operation';
import { examplePurchase } from '@hearthway/contracts/examples';
import { problem } from '@hearthway/contracts/problem';
import { createStripeEmulator } from '@hearthway/stripe-emulator';
import Stripe from 'stripe';
import { startCommerceUnderTest } from './commerce-under-test.js';

export type PaymentsUnderTest = Awaited<ReturnType<typeof startPaymentsUnderTest>>;

/** What tests read of orders. */
interface Order {
  _id: string;
  status: string;
  buyer?: { email: string };
  userId?: string;
  memberNumber?: number;
  settledAt: Date;
}

interface FoundingMember {
  _id: number;
  paymentId: string;
  completedAt: Date;
}

export interface Prepared {
  readonly paymentId: string;
  readonly redirectUrl: string;
  readonly sessionId: string;
}

const secretKey = 'sk_test_of_the_tests';
export const webhookSecret = 'whsec_of_the_tests';

/** Makes the example purchase one of a toolkit. */
export const toolkit = { productType: 'offer_toolkit', customAmount: undefined };

/** The real service on the real engines, with the emulator of Stripe. Webhooks are held until a test delivers them. */
export async function startPaymentsUnderTest(environment: Readonly<Record<string, string>> = {}, now?: () => Date) {
  const emulator = createStripeEmulator({ secretKey });
  const stripeUrl = await emulator.listen(0);
  const commerce = await startCommerceUnderTest(
    {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: stripeUrl,
      ...environment,
    },
    now,
  );
  const { control } = emulator;
  const webhookUrl = commerce.url + receiveStripeWebhook.path;
  control.setWebhookEndpoints([{ url: webhookUrl, secret: webhookSecret }]);
  control.holdWebhooks();
  const { hostname, port } = new URL(stripeUrl);
  const stripe = new Stripe(secretKey, { host: hostname, port: Number(port), protocol: 'http' });
  const payments = commerce.database.collection<Order>('payments');
  const members = commerce.database.collection<FoundingMember>('founding-members');

  /** @param url of another instance */
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}, url = commerce.url) =>
    fetch(url + preparePayment.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  let networks = 0;
  /** Each order comes from a network of its own, so that it leaves those before it open, whoever the buyer is. */
  const nextAddress = () => `2001:db8:${(networks += 1).toString(16)}::1`;
  const prepare = async (changes: object = {}, { clientIp = nextAddress() } = {}): Promise<Prepared> => {
    const response = await post({ ...examplePurchase, ...changes }, { 'x-forwarded-for': clientIp });
    if (response.status !== preparePayment.status) throw new Error(`Refused: ${await response.text()}`);
    const { paymentId, redirectUrl } = preparePayment.reply.parse(await response.json());
    return { paymentId, redirectUrl, sessionId: new URL(redirectUrl).pathname.split('/').at(-1) ?? '' };
  };
  const verify = (sessionId: string) =>
    fetch(`${commerce.url}${verifyPayment.path}?session_id=${encodeURIComponent(sessionId)}`);

  return {
    commerce,
    control,
    stripe,
    payments,
    members,
    webhookUrl,
    post,

    /** Deletes all members, and ends failures of Stripe. */
    async clear() {
      await members.deleteMany({});
      control.clearFailures();
    },

    /** Inserts so many founding members, with the lowest numbers. */
    async admit(count: number) {
      const completedAt = new Date();
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      await members.insertMany(numbers.map((_id) => ({ _id, paymentId: `payment-${_id}`, completedAt })));
    },

    /** The public count of founding members. */
    async publicCount(): Promise<OperationReply<typeof countFoundingMembers>> {
      const response = await fetch(commerce.url + countFoundingMembers.path);
      return countFoundingMembers.reply.parse(await response.json());
    },

    prepare,

    /** Prepares so many orders simultaneously, each of another buyer. */
    prepareMany: (count: number, name: string) =>
      Promise.all(Array.from({ length: count }, (_, index) => prepare({ email: `${name}-${index}@example.com` }))),

    /** Tries to buy; returns the status and the problem. */
    async refusal(changes: object = {}) {
      const response = await post({ ...examplePurchase, ...changes });
      return { status: response.status, problem: problem.parse(await response.json()) };
    },

    verify,

    async outcomeOf(sessionId: string): Promise<OperationReply<typeof verifyPayment>> {
      return verifyPayment.reply.parse(await (await verify(sessionId)).json());
    },

    /** Follows the cancel link of a checkout. */
    cancel: async (sessionId: string) => {
      const { cancel_url: url } = await stripe.checkout.sessions.retrieve(sessionId);
      const { search } = new URL(url ?? '');
      return fetch(commerce.url + cancelPayment.path + search, { redirect: 'manual' });
    },

    /** Sends the last webhook of a type about a checkout; returns the status of each answer. */
    async deliver(sessionId: string, type: string, copies = 1): Promise<number[]> {
      const record = control.events({ type, session: sessionId }).at(-1);
      if (!record) throw new Error(`There was no ${type}`);
      return control.deliverEvent(record.event.id, { copies });
    },

    order: async (paymentId: string) => payments.findOne({ _id: paymentId }),

    /** Types of the events about an order, in their order. */
    async eventsAbout(paymentId: string): Promise<string[]> {
      const rows = await commerce.database.collection('outbox').find({ subject: paymentId }).toArray();
      return rows.sort((a, b) => a['sequence'] - b['sequence']).map((row) => String(row['type']));
    },

    async stop() {
      await commerce.stop();
      await emulator.close();
    },
  };
}
