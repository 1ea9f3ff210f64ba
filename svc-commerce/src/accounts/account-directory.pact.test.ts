import { verificationCodeLength } from '@hearthway/contracts/identity';
import { createServiceClient } from '@hearthway/service-kit';
import { createTestCaller } from '@hearthway/service-kit/testing';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { createAccountDirectory } from './account-directory.js';

const { fromProviderState, like, regex, string } = MatchersV3;

const pact = pactBetween('svc-commerce', 'svc-identity');
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
/** Signed per call. The provider's verification replaces it with a valid one. */
const sent = {
  'content-type': 'application/json',
  authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature'),
};

const { signingKey } = createTestCaller('commerce');
const directoryAt = (url: string) =>
  createAccountDirectory(
    createServiceClient({ caller: 'commerce', service: 'identity', url, config: { CALL_SIGNING_KEY: signingKey } }),
  );

describe('what commerce asks identity', () => {
  it('who gets an email with a link, and which', () =>
    pact
      .addInteraction()
      .given('an email with a link to jordan is due')
      .uponReceiving('a question for the recipient of an email with a link')
      .withRequest('POST', '/internal/account-mails', (request) =>
        request.headers(sent).jsonBody({ mailId: fromProviderState('${mailId}', 'mail-1') }),
      )
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          kind: 'email-verification',
          to: 'jordan@example.com',
          token: string('a-token'),
          code: regex(`\\d{${verificationCodeLength}}`, '012345'),
          isChange: false,
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-1')).toEqual({
          kind: 'email-verification',
          to: 'jordan@example.com',
          token: 'a-token',
          code: '012345',
          isChange: false,
        });
      }));

  it('who gets an email with a code, and which', () =>
    pact
      .addInteraction()
      .given('an email with a code to jordan is due')
      .uponReceiving('a question for the recipient of an email with a code')
      .withRequest('POST', '/internal/account-mails', (request) =>
        request.headers(sent).jsonBody({ mailId: fromProviderState('${mailId}', 'mail-1') }),
      )
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          kind: 'sign-in-code',
          to: 'jordan@example.com',
          code: string('BCDFGHJK'),
          device: null,
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-1')).toEqual({
          kind: 'sign-in-code',
          to: 'jordan@example.com',
          code: 'BCDFGHJK',
          device: null,
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
          code: 'account-mail.gone',
          error: string('Not found'),
          message: string('Not found'),
          requestId: string('request-1'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-2')).toBeUndefined();
      }));

  it('which address an account has confirmed', () =>
    pact
      .addInteraction()
      .given('the address of jordan is verified')
      .uponReceiving('a question for a confirmed address')
      .withRequest('POST', '/internal/verified-emails', (request) =>
        request.headers(sent).jsonBody({ userId: fromProviderState('${userId}', 'user-1') }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ email: 'jordan@example.com' }))
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).findVerifiedEmail('user-1')).toBe('jordan@example.com');
      }));

  it('which account has confirmed an address, however it is spelled', () =>
    pact
      .addInteraction()
      .given('the address of jordan is verified')
      .uponReceiving('a question for the account of a confirmed address')
      .withRequest('POST', '/internal/verified-accounts', (request) =>
        request.headers(sent).jsonBody({ email: 'Jordan@Example.com' }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ userId: like('user-1') }))
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).findVerifiedAccount('Jordan@Example.com')).toBe('user-1');
      }));

  it('and that none has', () =>
    pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving('a question for the account of an address that nobody confirmed')
      .withRequest('POST', '/internal/verified-accounts', (request) =>
        request.headers(sent).jsonBody({ email: 'nobody@example.com' }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ userId: null }))
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).findVerifiedAccount('nobody@example.com')).toBeUndefined();
      }));
});
