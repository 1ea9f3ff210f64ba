import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import {
  exampleJoined,
  examplePreparedPayment,
  examplePurchase,
  exampleWaitlistRequest,
} from '@hearthway/contracts/examples';
import { paymentTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { applicantValues } from '../../testing/applicant.js';
import { json, jsonHeaders, pactWith, problem, transportTo, problemWithMessage } from '../../testing/pact.js';
import { products } from './product.js';
import { joinFromPayment, prepare, type Purchase } from './purchase.js';

const { like, regex, string } = Matchers;

const pact = pactWith('svc-commerce');

const toolkit: Purchase = { ...applicantValues, productType: 'offer_toolkit' };
const signal = new AbortController().signal;
const { redirectUrl, paymentId } = examplePreparedPayment;

function order(purchase: Purchase, state: string, description: string) {
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .withRequest('POST', '/api/payment/prepare', (request) => {
      request.headers(jsonHeaders).jsonBody({ ...purchase });
    });
}

describe('preparing a payment', () => {
  it.each([
    ['a contribution of a founding member', examplePurchase],
    ['a pre-order of the toolkit', toolkit],
  ])('returns the payment page for %s', async (what, purchase) => {
    await order(purchase, 'there are no payments', what)
      .willRespondWith(201, (response) => {
        response.headers({ 'content-type': json() }).jsonBody({
          redirectUrl: regex('https?:\\/\\/.+', redirectUrl),
          paymentId: string(paymentId),
        });
      })
      .executeTest(async ({ url }) => {
        expect(await prepare(transportTo(url), purchase, signal)).toBe(redirectUrl);
      });
  });

  it('rejects an amount that is too low, naming the field', async () => {
    const message = paymentTexts.minimumAmount;
    await order({ ...examplePurchase, customAmount: 24 }, 'there are no payments', 'a contribution of 24 dollars')
      .willRespondWith(400, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody(problemWithMessage('payment.invalid', message, 'customAmount'));
      })
      .executeTest(async ({ url }) => {
        const tooLittle = { ...examplePurchase, customAmount: 24 };
        await expect(prepare(transportTo(url), tooLittle, signal)).rejects.toMatchObject({
          code: 'payment.invalid',
          message,
          details: [{ path: 'body.customAmount', message }],
        });
      });
  });

  it('rejects a missing name, naming the field', async () => {
    const nameless = { ...toolkit, lastName: '' };
    const message = waitlistTexts.name;
    await order(nameless, 'there are no payments', 'a pre-order without a last name')
      .willRespondWith(400, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(problemWithMessage('payment.invalid', message, 'name'));
      })
      .executeTest(async ({ url }) => {
        await expect(prepare(transportTo(url), nameless, signal)).rejects.toMatchObject({
          code: 'payment.invalid',
          details: [{ path: 'body.name', message }],
        });
      });
  });

  it('rejects the order when sold out and says that nothing was charged', async () => {
    const message = paymentTexts.soldOut;
    await order(examplePurchase, 'all founding places are taken', 'a contribution when all places are taken')
      .willRespondWith(409, (response) => {
        response.headers({ 'content-type': json() }).jsonBody(problemWithMessage('payment.sold-out', message));
      })
      .executeTest(async ({ url }) => {
        await expect(prepare(transportTo(url), examplePurchase, signal)).rejects.toMatchObject({
          code: 'payment.sold-out',
          message,
        });
      });
  });

  it('fails temporarily when the payment provider is down', async () => {
    await order(toolkit, 'the payment provider is down', 'a pre-order while the payment provider is down')
      .willRespondWith(503, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody(problem('payment.provider-unavailable', 'Please try again shortly'));
      })
      .executeTest(async ({ url }) => {
        await expect(prepare(transportTo(url), toolkit, signal)).rejects.toMatchObject({
          code: 'payment.provider-unavailable',
          message: 'Please try again shortly',
        });
      });
  });
});

it.each(['founding_member', 'offer_toolkit'] as const)(
  'accepts a waitlist join from the payment of %s',
  async (productType) => {
    const { source } = products[productType];
    await pact
      .addInteraction()
      .given('nobody is on the waitlist')
      .uponReceiving(`a join of the waitlist from ${source}`)
      .withRequest('POST', '/api/waitlist', (request) => {
        request.headers(jsonHeaders).jsonBody({ ...exampleWaitlistRequest, source });
      })
      .willRespondWith(201, (response) => {
        response
          .headers({ 'content-type': json() })
          .jsonBody({ ok: like(exampleJoined.ok), message: string(exampleJoined.message) });
      })
      .executeTest(async ({ url }) => {
        const buyer = { ...applicantValues, productType };
        await expect(joinFromPayment(transportTo(url), buyer)).resolves.toBeUndefined();
      });
  },
);
