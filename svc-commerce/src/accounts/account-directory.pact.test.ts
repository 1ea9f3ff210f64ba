import { createServiceClient } from '@hearthway/service-kit';
import { createTestCaller } from '@hearthway/service-kit/testing';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { createAccountDirectory } from './account-directory.js';

const { fromProviderState, like, regex, string, timestamp } = MatchersV3;

const pact = pactBetween('svc-commerce', 'svc-identity');
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
/** Signed per call. The provider's verification replaces it with a valid one. */
const sent = {
  'content-type': 'application/json',
  authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature'),
};
const linkToken = 'a'.repeat(43);

const { signingKey } = createTestCaller('commerce');
const directoryAt = (url: string) =>
  createAccountDirectory(
    createServiceClient({ caller: 'commerce', service: 'identity', url, config: { CALL_SIGNING_KEY: signingKey } }),
  );

describe('what commerce asks identity', () => {
  it('who gets an email, and with which link', () =>
    pact
      .addInteraction()
      .given('an email with a link to jordan is due')
      .uponReceiving('a question for the recipient of an email')
      .withRequest('POST', '/internal/account-mails', (request) =>
        request.headers(sent).jsonBody({ mailId: fromProviderState('${mailId}', 'mail-1') }),
      )
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          kind: 'email-verification',
          to: 'jordan@example.com',
          token: regex('[\\w-]{43}', linkToken),
          requestedAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-1')).toMatchObject({
          to: 'jordan@example.com',
          token: linkToken,
        });
      }));

  it('and that nobody gets it', () =>
    pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving('a question for the recipient of an email that is gone')
      .withRequest('POST', '/internal/account-mails', (request) => request.headers(sent).jsonBody({ mailId: 'mail-2' }))
      .willRespondWith(404, (reply) =>
        reply.headers(jsonReply).jsonBody({
          code: 'account-mail.not-found',
          error: string('Not found'),
          message: string('Not found'),
          requestId: string('request-1'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-2')).toBeUndefined();
      }));

  it('which address an account has verified', () =>
    pact
      .addInteraction()
      .given('the address of jordan is verified')
      .uponReceiving('a question for a verified address')
      .withRequest('POST', '/internal/verified-emails', (request) =>
        request.headers(sent).jsonBody({ userId: fromProviderState('${userId}', 'user-1') }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ verifiedEmail: 'jordan@example.com' }))
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).findVerifiedEmail('user-1')).toBe('jordan@example.com');
      }));

  it('which account has verified an address', () =>
    pact
      .addInteraction()
      .given('the address of jordan is verified')
      .uponReceiving('a question for the account of a verified address')
      .withRequest('POST', '/internal/verified-accounts', (request) =>
        request.headers(sent).jsonBody({ email: 'jordan@example.com' }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ verifiedUserId: like('user-1') }))
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).findVerifiedAccount('jordan@example.com')).toBe('user-1');
      }));

  it('and that none has', () =>
    pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving('a question for the account of an address that nobody verified')
      .withRequest('POST', '/internal/verified-accounts', (request) =>
        request.headers(sent).jsonBody({ email: 'nobody@example.com' }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ verifiedUserId: null }))
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).findVerifiedAccount('nobody@example.com')).toBeUndefined();
      }));
});
