import { exampleSignedIn, exampleUser } from '@hearthway/contracts/examples';
import { requestEmailVerification, verifyEmailByCode } from '@hearthway/contracts/identity';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { identityPact, problemLike, replied, requestAt } from '../../../testing/pact.js';

const { like, string } = Matchers;

const authorization = MatchersV3.fromProviderState('${token}', exampleSignedIn.token);
const asked = { authorization, accept: 'application/json' };
const sent = { ...asked, 'content-type': 'application/json' };

describe('the email address', () => {
  it('gets a link and a code that confirm it', () =>
    identityPact
      .addInteraction()
      .given('jordan, whose address is not confirmed, is signed in')
      .uponReceiving('a request for an email that confirms the address')
      .withRequest('POST', '/api/auth/email-verifications', (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), requestEmailVerification)));

  it('is confirmed with the code', () =>
    identityPact
      .addInteraction()
      .given('a code that confirms the address was mailed to jordan')
      .uponReceiving('the mailed code')
      .withRequest('POST', '/api/auth/email-verifications/code', (request) => {
        request.headers(sent).jsonBody({ code: MatchersV3.fromProviderState('${code}', '428190') });
      })
      .willRespondWith(200, (reply) => {
        const { id, username, email } = exampleUser;
        reply.headers(replied).jsonBody({
          id: string(id),
          username: string(username),
          email: string(email),
          emailVerified: true,
          pendingEmail: null,
        });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), verifyEmailByCode, { body: { code: '428190' } })).toEqual(
          exampleUser,
        );
      }));

  it('is not confirmed with another code', () =>
    identityPact
      .addInteraction()
      .given('a code that confirms the address was mailed to jordan')
      .uponReceiving('a wrong code')
      .withRequest('POST', '/api/auth/email-verifications/code', (request) => {
        request.headers(sent).jsonBody({ code: like('000000') });
      })
      .willRespondWith(400, (reply) => {
        reply.headers(replied).jsonBody(problemLike('account-code.wrong'));
      })
      .executeTest(async ({ url }) => {
        const confirming = callOperation(requestAt(url), verifyEmailByCode, { body: { code: '000000' } });
        await expect(confirming).rejects.toMatchObject({ code: 'account-code.wrong' });
      }));
});
