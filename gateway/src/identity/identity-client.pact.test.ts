import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { authTexts } from '@hearthway/contracts/texts';
import { createTokenVerifier } from '@hearthway/service-kit';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { identityAt } from '../testing/test-gateway.js';
import { createIdentityClient } from './identity-client.js';

const { eachLike, regex, string, timestamp } = MatchersV3;

const pact = pactBetween('gateway', 'svc-identity');
const json = { 'content-type': 'application/json' };
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
const admin = { username: 'keeper', password: 'kettle-orchard-violin' };
const origin = { address: '203.0.113.7', device: 'd'.repeat(43) };
const moment = '2026-11-20T12:00:00.000Z';
const time = () => timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", moment);

/** Fixed, so that the pact does not change between runs: a public key, and a token it verifies for a century. */
const publicKey = {
  x: '2Vzl4nIlrBOWSqgFIPFuoS4u6k_h6VeRFkYAuEMRNIs',
  y: 'UlxCxCMkxfGVp49o-ZaH0csSw0L8HzFCwVy7wypI5T8',
};
const tokenOfThatKey = [
  'eyJhbGciOiJFUzI1NiIsImtpZCI6InRlc3QiLCJ0eXAiOiJhdCtqd3QifQ',
  'eyJzaWQiOiJzZXNzaW9uLTEiLCJyb2xlIjoiYnV5ZXIiLCJzdWIiOiJ1c2VyLTEiLCJpc3MiOiJoZWFydGh3YXktaWRlbnRpdHkiLCJhdWQiOiJoZWFydGh3YXkiLCJpYXQiOjE3OTUyMjM5ODIsImV4cCI6NDk1MDk4Mzk4Mn0',
  'PXM9LqxSQQHQJmbPqi3oX7Z_QI8yUgZ2hu75WGGVRXQzdTi5p-mCYTSAt1A43oXvCQmYPxn6VhTZxTnK1MwGzg',
].join('.');

/** Signed per call. The provider's verification replaces it with a valid one. */
const called = { authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature') };
const clientAt = (url: string) => createIdentityClient(identityAt(url), 40);

describe('what the gateway needs of the identity service', () => {
  it('gets the public keys that verify tokens', async () => {
    await pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving('a question for the public keys')
      .withRequest('GET', '/internal/jwks.json', (request) => request.headers(called))
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          keys: eachLike({
            kty: 'EC',
            crv: 'P-256',
            alg: 'ES256',
            use: 'sig',
            kid: string('test'),
            x: string(publicKey.x),
            y: string(publicKey.y),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        const { verify } = createTokenVerifier({
          readKeySet: () => clientAt(url).readKeySet(),
          issuer: tokenIssuer,
          audience: tokenAudience,
          isRevoked: () => false,
        });
        expect(await verify(tokenOfThatKey)).toMatchObject({ userId: 'user-1', sessionId: 'session-1', role: 'buyer' });
      });
  });

  it('gets the sessions that have been ended', async () => {
    await pact
      .addInteraction()
      .given('a session was revoked')
      .uponReceiving('a question for the ended sessions')
      .withRequest('GET', '/internal/revocations', (request) => request.headers(called))
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody(eachLike({ sessionId: string('session-1'), expiresAt: time() })),
      )
      .executeTest(async ({ url }) => {
        const ended = await clientAt(url).listRevocations();
        expect(ended).toEqual([{ sessionId: 'session-1', expiresAt: moment }]);
      });
  });

  it('trades an admin’s credential for a token', async () => {
    await pact
      .addInteraction()
      .given('the admin keeper exists')
      .uponReceiving('a good admin credential')
      .withRequest('POST', '/internal/admin-tokens', (request) =>
        request.headers({ ...json, ...called }).jsonBody({ ...admin, ...origin }),
      )
      .willRespondWith(200, (reply) =>
        reply
          .headers(jsonReply)
          .jsonBody({ token: string('header.claims.signature'), expiresAt: time(), device: string(origin.device) }),
      )
      .executeTest(async ({ url }) => {
        const issued = await clientAt(url).issueAdminToken(admin, origin);
        expect(issued).toEqual({ token: 'header.claims.signature', expiresAt: moment, device: origin.device });
      });
  });

  it('is told that an admin’s credential is wrong', async () => {
    const wrong = { ...admin, password: 'a wrong guess' };
    await pact
      .addInteraction()
      .given('the admin keeper exists')
      .uponReceiving('a wrong admin credential')
      .withRequest('POST', '/internal/admin-tokens', (request) =>
        request.headers({ ...json, ...called }).jsonBody({ ...wrong, ...origin }),
      )
      .willRespondWith(401, (reply) =>
        reply.headers(jsonReply).jsonBody({
          error: authTexts.invalidCredentials,
          message: authTexts.invalidCredentials,
          code: 'session.invalid-credentials',
          requestId: string('request-1'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientAt(url).issueAdminToken(wrong, origin)).toBeUndefined();
      });
  });
});
