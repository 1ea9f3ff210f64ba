import { createServiceClient } from '@hearthway/service-kit';
import { createTestCaller } from '@hearthway/service-kit/testing';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { createConfirmedEmailFinder } from './confirmed-email-client.js';

const { fromProviderState, regex } = MatchersV3;

const pact = pactBetween('svc-journey', 'svc-identity');
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
/** Signed per call. The provider's verification replaces it with a valid one. */
const sent = {
  'content-type': 'application/json',
  authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature'),
};

const { signingKey } = createTestCaller('journey');
const finderAt = (url: string) =>
  createConfirmedEmailFinder(
    createServiceClient({ caller: 'journey', service: 'identity', url, config: { CALL_SIGNING_KEY: signingKey } }),
  );

describe('what journey asks identity', () => {
  it('is which address a sender has confirmed', () =>
    pact
      .addInteraction()
      .given('the address of jordan is verified')
      .uponReceiving('a question for the confirmed address of a sender')
      .withRequest('POST', '/internal/verified-emails', (request) =>
        request.headers(sent).jsonBody({ userId: fromProviderState('${userId}', 'user-1') }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ email: 'jordan@example.com' }))
      .executeTest(async ({ url }) => {
        expect(await finderAt(url)('user-1')).toBe('jordan@example.com');
      }));

  it('which may be none', () =>
    pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving('a question for the confirmed address of someone who is gone')
      .withRequest('POST', '/internal/verified-emails', (request) =>
        request.headers(sent).jsonBody({ userId: 'user-2' }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ email: null }))
      .executeTest(async ({ url }) => {
        expect(await finderAt(url)('user-2')).toBeUndefined();
      }));
});
