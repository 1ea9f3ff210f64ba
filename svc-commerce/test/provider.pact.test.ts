import {
  adminPageSize,
  joinWaitlist,
  paymentCompleted,
  paymentPrepared,
  paymentRefunded,
  purchaseLinked,
  purchaseUnlinked,
} from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { emailVerified } from '@hearthway/contracts/identity';
import { pactsOf } from '@hearthway/tooling/pact';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  startPaymentsUnderTest,
  toolkit,
  type CommerceUnderTest,
  type PaymentsUnderTest,
} from '../src/testing/index.js';

let payments: PaymentsUnderTest;
let commerce: CommerceUnderTest;
beforeAll(async () => {
  payments = await startPaymentsUnderTest();
  ({ commerce } = payments);
});
afterAll(() => payments.stop());

async function join(email: string) {
  const response = await fetch(commerce.url + joinWaitlist.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...exampleWaitlistRequest, email }),
  });
  expect(response.status).toBe(201);
}

const waitlistOf =
  (...emails: string[]) =>
  async () => {
    await commerce.database.collection('waitlist').deleteMany({});
    await commerce.database.collection('waitlist-counts').updateMany({}, { $set: { count: 0 } });
    for (const email of emails) await join(email);
  };

/** Inserted directly, since joins are limited. */
async function longWaitlist() {
  await waitlistOf(exampleWaitlistRequest.email)();
  const waitlist = commerce.database.collection<{ _id: string }>('waitlist');
  const joined = await waitlist.findOne({});
  const others = Array.from({ length: adminPageSize }, (_, index) => ({
    ...joined,
    _id: randomUUID(),
    emailKey: `reader-${index}@example.com`,
    linkHash: `hash-${index}`,
  }));
  await waitlist.insertMany(others);
}

/** The event from the running service's outbox. */
async function waitlistJoinedForReal() {
  await waitlistOf(exampleWaitlistRequest.email)();
  const entry = await commerce.database.collection<{ _id: string }>('waitlist').findOne({});
  const row = await commerce.database.collection('outbox').findOne({ subject: entry?._id });
  return JSON.parse(String(row?.['body'])) as unknown;
}

/** The event of a founding member's payment that was completed and refunded. */
const paymentEventForReal = (type: string) => async () => {
  const { paymentId, sessionId } = await payments.prepare();
  payments.control.pay(sessionId);
  await payments.deliver(sessionId, 'checkout.session.completed');
  payments.control.refund(sessionId);
  await payments.deliver(sessionId, 'charge.refunded');
  const row = await commerce.database.collection('outbox').findOne({ subject: paymentId, type });
  return JSON.parse(String(row?.['body'])) as unknown;
};

/** A buyer whose address was verified after two orders of it were paid. */
async function purchasesLinked() {
  const email = `jordan-${randomUUID()}@example.com`;
  const sessions: string[] = [];
  let paymentId = '';
  for (const product of [{}, toolkit]) {
    const prepared = await payments.prepare({ email, ...product });
    payments.control.pay(prepared.sessionId);
    await payments.deliver(prepared.sessionId, 'checkout.session.completed');
    sessions.push(prepared.sessionId);
    ({ paymentId } = prepared);
  }
  const userId = randomUUID();
  commerce.accounts.verified.set(userId, email);
  await commerce.publish(emailVerified, userId, { userId });
  const count = () => payments.payments.countDocuments({ userId });
  await eventually(async () => expect(await count()).toBe(sessions.length));
  const token = await commerce.sign({ userId, sessionId: randomUUID(), role: 'buyer' });
  return { token, paymentId, sessionId: sessions.at(-1) ?? '' };
}

const purchaseEventForReal = (type: string) => async () => {
  const { paymentId, sessionId } = await purchasesLinked();
  payments.control.refund(sessionId);
  await payments.deliver(sessionId, 'charge.refunded');
  const row = await commerce.database.collection('outbox').findOne({ subject: paymentId, type });
  return JSON.parse(String(row?.['body'])) as unknown;
};

async function noPayments() {
  payments.control.clearFailures();
  await payments.payments.deleteMany({});
  await payments.members.deleteMany({});
}

/** A membership's payment after something happened to its checkout. */
const paymentThat = (act: (sessionId: string) => unknown) => async () => {
  await noPayments();
  const { sessionId } = await payments.prepare();
  act(sessionId);
  return { sessionId };
};

const pacts = pactsOf({
  provider: 'svc-commerce',
  url: () => commerce.url,
  states: {
    'the admin keeper is signed in': async () => ({ token: await commerce.token('admin') }),
    'nobody is on the waitlist': waitlistOf(),
    'jordan@example.com is on the waitlist': waitlistOf('jordan@example.com'),
    'three are on the waitlist': waitlistOf('ada@example.com', 'ben@example.com', 'cleo@example.com'),
    'more are on the waitlist than a page holds': longWaitlist,
    'there are no payments': noPayments,
    'all founding places are taken': async () => {
      await noPayments();
      await payments.admit(foundingMember.limit);
    },
    'the payment provider is down': async () => {
      await noPayments();
      payments.control.planFailure({ status: 503, count: 100, moment: 'before', delay: 0, cutOff: false });
    },
    'jordan has bought the toolkit and a membership': async () => {
      await noPayments();
      const { token } = await purchasesLinked();
      return { token };
    },
    'a payment was completed': paymentThat((sessionId) => payments.control.pay(sessionId)),
    'a payment is pending': paymentThat(() => undefined),
    'a payment expired': paymentThat((sessionId) => payments.control.expire(sessionId)),
  },
  messages: {
    'a waitlist joined': waitlistJoinedForReal,
    'a payment prepared': paymentEventForReal(paymentPrepared.type),
    'a payment completed': paymentEventForReal(paymentCompleted.type),
    'a payment refunded': paymentEventForReal(paymentRefunded.type),
    'a purchase linked': purchaseEventForReal(purchaseLinked.type),
    'a purchase unlinked': purchaseEventForReal(purchaseUnlinked.type),
  },
});

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('has no state and message that is unknown here', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
