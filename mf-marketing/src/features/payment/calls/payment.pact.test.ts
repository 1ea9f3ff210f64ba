import { join } from 'node:path';
import { Matchers, PactV4 } from '@pact-foundation/pact';
import { paymentTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { describe, expect, it } from 'vitest';
import { json, problem, transportTo } from '../../../testing/pact.js';
import { sendIntent } from './join-waitlist.js';
import { prepare, purchaseOf, type Purchase } from '../purchase.js';

const { like, regex, string } = Matchers;

const pact = new PactV4({
  consumer: 'mf-marketing',
  provider: 'svc-commerce',
  dir: join(import.meta.dirname, '../../../../../contracts/pacts'),
  logLevel: 'error',
});

const values = {
  firstName: 'Jordan',
  lastName: 'Rivera',
  email: 'jordan@example.com',
  state: 'TX',
  acceptedTerms: true,
};
const founding = purchaseOf('founding_member', values, 50);
const toolkit = purchaseOf('offer_toolkit', values, undefined);
const headers = { 'content-type': 'application/json', accept: 'application/json' };
const signal = new AbortController().signal;
const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1';

function order(purchase: Purchase, state: string, description: string) {
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .withRequest('POST', '/api/payment/prepare', (request) => {
      request.headers(headers).jsonBody({ ...purchase });
    });
}

describe('preparing a payment', () => {
  it.each([
    ['a contribution of a founding member', founding],
    ['a pre-order of the toolkit', toolkit],
  ])('answers %s with the page to pay on', async (what, purchase) => {
    await order(purchase, 'there are no payments', what)
      .willRespondWith(201, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({
          redirectUrl: regex('https?:\\/\\/.+', paymentPage),
          paymentId: string('6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11'),
        });
      })
      .executeTest(async ({ url }) => {
        expect(await prepare(transportTo(url), purchase, signal)).toEqual({ kind: 'prepared', paymentPage });
      });
  });

  it('is refused with the text and the field when the amount is too little', async () => {
    const message = paymentTexts.minimumAmount;
    await order({ ...founding, customAmount: 24 }, 'there are no payments', 'a contribution of 24 dollars')
      .willRespondWith(400, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({
          ...problem('payment.invalid'),
          error: message,
          message,
          details: [{ path: 'body.customAmount', message }],
        });
      })
      .executeTest(async ({ url }) => {
        expect(await prepare(transportTo(url), { ...founding, customAmount: 24 }, signal)).toEqual({
          kind: 'failed',
          code: 'payment.invalid',
          message,
          at: { control: 'customAmount', message },
        });
      });
  });

  it('is refused with the text and the field when a name is missing', async () => {
    const nameless = { ...toolkit, lastName: '' };
    const message = waitlistTexts.name;
    await order(nameless, 'there are no payments', 'a pre-order without a last name')
      .willRespondWith(400, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({
          ...problem('payment.invalid'),
          error: message,
          message,
          details: [{ path: 'body.name', message }],
        });
      })
      .executeTest(async ({ url }) => {
        expect(await prepare(transportTo(url), nameless, signal)).toMatchObject({
          code: 'payment.invalid',
          at: { control: 'lastName', message },
        });
      });
  });

  it('is refused when all places are taken, and says that nothing was charged', async () => {
    const message = paymentTexts.soldOut;
    await order(founding, 'all founding places are taken', 'a contribution when all places are taken')
      .willRespondWith(409, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody({ ...problem('payment.sold-out'), error: message, message });
      })
      .executeTest(async ({ url }) => {
        expect(await prepare(transportTo(url), founding, signal)).toEqual({
          kind: 'failed',
          code: 'payment.sold-out',
          message,
        });
      });
  });

  it('is refused for the moment when the payment provider is down', async () => {
    await order(toolkit, 'the payment provider is down', 'a pre-order while the payment provider is down')
      .willRespondWith(503, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody(problem('payment.provider-unavailable', 'Please try again shortly'));
      })
      .executeTest(async ({ url }) => {
        expect(await prepare(transportTo(url), toolkit, signal)).toMatchObject({
          kind: 'failed',
          code: 'payment.provider-unavailable',
          message: 'Please try again shortly',
        });
      });
  });
});

it.each(['stripe_founding_member_intent', 'stripe_offer_toolkit_intent'] as const)(
  'a join from the payment with the source %s is taken',
  async (source) => {
    await pact
      .addInteraction()
      .given('nobody is on the waitlist')
      .uponReceiving(`a join of the waitlist from ${source}`)
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(headers).jsonBody({
          email: 'jordan@example.com',
          name: 'Jordan Rivera',
          state: 'TX',
          source,
          acceptedTerms: true,
          website: '',
        });
      })
      .willRespondWith(201, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({ ok: like(true), message: string('Joined') });
      })
      .executeTest(async ({ url }) => {
        await expect(sendIntent(transportTo(url), values, source)).resolves.toBeUndefined();
      });
  },
);
