import { expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { exampleVerifiedPayment } from '@hearthway/contracts/examples';
import { paymentTexts } from '@hearthway/contracts/texts';
import { json, pactWith, transportTo, problemWithMessage } from '../../testing/pact.js';
import { verify } from './verify.js';

const { integer, string } = Matchers;
const { fromProviderState } = MatchersV3;

const pact = pactWith('svc-commerce');

const sessionId = 'cs_test_a1B2c3D4e5F6g7H8';

/** The session id the provider created when it set up the state. */
const known = fromProviderState('${sessionId}', sessionId);

function question(state: string, description: string, session: string | typeof known = known) {
  return pact
    .addInteraction()
    .given(state)
    .uponReceiving(description)
    .withRequest('GET', '/api/payment/verify', (request) => {
      request.headers({ accept: 'application/json' }).query({ session_id: session });
    });
}

const ask = (url: string, session = sessionId) =>
  verify({
    transport: transportTo(url),
    sessionId: session,
    product: 'founding_member',
    signal: new AbortController().signal,
    // Ask only once about a pending payment.
    pause: () => Promise.reject(new Error('It is still open')),
  });

it('a completed payment has its amount, receipt and member number, and no personal data', async () => {
  const { message, amountCents, paymentId, memberNumber } = exampleVerifiedPayment;
  await question('a payment was completed', 'a question about a payment that went through')
    .willRespondWith(200, (response) => {
      response.headers({ 'content-type': json() }).jsonBody({
        ...exampleVerifiedPayment,
        message: string(message),
        amountCents: integer(amountCents),
        paymentId: string(paymentId),
        memberNumber: integer(memberNumber),
      });
    })
    .executeTest(async ({ url }) => {
      expect(await ask(url)).toEqual({ kind: 'paid', amountCents, paymentId, memberNumber });
    });
});

it('a pending payment is polled again', async () => {
  await question('a payment is pending', 'a question about a payment that is not confirmed yet')
    .willRespondWith(200, (response) => {
      response
        .headers({ 'content-type': json() })

        .jsonBody({
          success: false,
          status: 'pending',
          productType: 'founding_member',
          error: string(paymentTexts.pending),
        });
    })
    .executeTest(async ({ url }) => {
      await expect(ask(url)).rejects.toThrow('It is still open');
    });
});

it('an expired payment says so', async () => {
  await question('a payment expired', 'a question about a payment that was not made')
    .willRespondWith(200, (response) => {
      response.headers({ 'content-type': json() }).jsonBody({
        success: false,
        status: 'expired',
        productType: 'founding_member',
        error: string(paymentTexts.notPaid),
      });
    })
    .executeTest(async ({ url }) => {
      expect(await ask(url)).toEqual({ kind: 'failed', message: paymentTexts.notPaid, canChange: false });
    });
});

it.each([
  ['a session that is not ours', 'cs_test_z9Y8x7W6v5U4t3S2'],
  ['a session id that is none', 'nonsense'],
])('%s is not found', async (what, session) => {
  await question('there are no payments', `a question about ${what}`, session)
    .willRespondWith(404, (response) => {
      response
        .headers({ 'content-type': json() })
        .jsonBody(problemWithMessage('payment.not-found', paymentTexts.notFound));
    })
    .executeTest(async ({ url }) => {
      expect(await ask(url, session)).toEqual({ kind: 'unknown' });
    });
});
