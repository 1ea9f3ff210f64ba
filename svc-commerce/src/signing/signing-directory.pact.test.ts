import { createServiceClient } from '@hearthway/service-kit';
import { createTestCaller } from '@hearthway/service-kit/testing';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { createSigningDirectory } from './signing-directory.js';

const { fromProviderState, integer, regex, string, timestamp } = MatchersV3;

const pact = pactBetween('svc-commerce', 'svc-journey');
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
/** Signed per call. The provider's verification replaces it with a valid one. */
const sent = {
  'content-type': 'application/json',
  authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature'),
};
const linkToken = 'a'.repeat(43);

const { signingKey } = createTestCaller('commerce');
const directoryAt = (url: string) =>
  createSigningDirectory(
    createServiceClient({ caller: 'commerce', service: 'journey', url, config: { CALL_SIGNING_KEY: signingKey } }),
  );

describe('what commerce asks journey', () => {
  it('what an email to a signer says', () =>
    pact
      .addInteraction()
      .given('someone is asked to sign')
      .uponReceiving('a question for an email to a signer')
      .withRequest('POST', '/internal/signing-mails', (request) =>
        request.headers(sent).jsonBody({ mailId: fromProviderState('${mailId}', 'mail-1') }),
      )
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          kind: 'signature-request',
          to: 'sam@example.com',
          senderName: 'Jordan Rivera',
          senderEmail: 'jordan@example.com',
          token: regex('[\\w-]{43}', linkToken),
          expiresAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-12-04T12:00:00.000Z'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-1')).toMatchObject({ to: 'sam@example.com', token: linkToken });
      }));

  it('what news of it the buyer gets', () =>
    pact
      .addInteraction()
      .given('a buyer is to hear who signed')
      .uponReceiving('a question for an email to the buyer')
      .withRequest('POST', '/internal/signing-mails', (request) =>
        request.headers(sent).jsonBody({ mailId: fromProviderState('${mailId}', 'mail-3') }),
      )
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          kind: 'signature-progress',
          userId: string('user-1'),
          envelopeId: string('envelope-1'),
          status: 'sent',
          signerName: 'Sam Lee',
          signed: integer(0),
          signers: integer(1),
          knownTo: ['sam@example.com'],
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-3')).toMatchObject({ kind: 'signature-progress' });
      }));

  it('and that it is not to be sent', () =>
    pact
      .addInteraction()
      .given('nobody is asked to sign')
      .uponReceiving('a question for an email to a signer that is gone')
      .withRequest('POST', '/internal/signing-mails', (request) => request.headers(sent).jsonBody({ mailId: 'mail-2' }))
      .willRespondWith(404, (reply) =>
        reply.headers(jsonReply).jsonBody({
          code: 'signing-mail.gone',
          error: string('Not found'),
          message: string('Not found'),
          requestId: string('request-1'),
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await directoryAt(url).issueMail('mail-2')).toBeUndefined();
      }));
});
