import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { authTexts } from '@hearthway/contracts/texts';
import { createTokenVerifier } from '@hearthway/service-kit';
import {
  endedSession,
  issuerPact,
  principalOfThatKey,
  tokenOfThatKey,
} from '@hearthway/service-kit/testing/issuer-pact';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { identityAt } from '../testing/test-gateway.js';
import { createIdentityClient } from './identity-client.js';

const { regex, string, timestamp } = MatchersV3;

const pact = pactBetween('gateway', 'svc-identity');
const issuer = issuerPact('gateway');
const json = { 'content-type': 'application/json' };
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
const admin = { username: 'keeper', password: 'kettle-orchard-violin' };
const origin = { address: '203.0.113.7', device: 'd'.repeat(43) };
const moment = '2026-11-20T12:00:00.000Z';
const time = () => timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", moment);

/** Signed per call. The provider's verification replaces it with a valid one. */
const called = { authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature') };
const clientAt = (url: string) => createIdentityClient(identityAt(url), 40);

describe('what the gateway needs of the identity service', () => {
  it('gets the public keys that verify tokens', async () => {
    await issuer.keys().executeTest(async ({ url }) => {
      const { verify } = createTokenVerifier({
        readKeySet: () => clientAt(url).readKeySet(),
        issuer: tokenIssuer,
        audience: tokenAudience,
        isRevoked: () => false,
      });
      expect(await verify(tokenOfThatKey)).toMatchObject(principalOfThatKey);
    });
  });

  it('gets the sessions that have been ended', async () => {
    await issuer.endedSessions().executeTest(async ({ url }) => {
      expect(await clientAt(url).listRevocations()).toEqual([endedSession]);
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
