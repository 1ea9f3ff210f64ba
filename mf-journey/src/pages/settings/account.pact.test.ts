import { exampleSignedIn, exampleUser } from '@hearthway/contracts/examples';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  listSessions,
  revokeSession,
} from '@hearthway/contracts/identity';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { identityPact, problemLike, replied, requestAt } from '../../testing/pact.js';

const { boolean, datetime, eachLike, like, string } = Matchers;

const password = 'kettle-orchard-violin';
/** The provider's own token for the user that its state signed in. */
const authorization = MatchersV3.fromProviderState('${token}', exampleSignedIn.token);
const asked = { authorization, accept: 'application/json' };
const sent = { ...asked, 'content-type': 'application/json' };

const instant = '2026-01-02T03:04:05.678Z';
const instantLike = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", instant);
const sessionId = '0d5a4a4b-7a70-4f0c-9f2e-9a4f1f7b1c11';

const jordanSignedIn = () => identityPact.addInteraction().given('jordan is signed in');

describe('the profile', () => {
  it('is changed with the password, except for an address that is confirmed', () =>
    jordanSignedIn()
      .uponReceiving('a new name and address with the password')
      .withRequest('PATCH', '/api/auth/me', (request) => {
        request.headers(sent).jsonBody({ username: 'jordan-lee', email: 'lee@example.com', password });
      })
      .willRespondWith(200, (reply) => {
        const { id, email } = exampleUser;
        reply.headers(replied).jsonBody({
          id: like(id),
          username: 'jordan-lee',
          email: string(email),
          emailVerified: true,
          pendingEmail: 'lee@example.com',
        });
      })
      .executeTest(async ({ url }) => {
        const change = { username: 'jordan-lee', email: 'lee@example.com', password };
        expect(await callOperation(requestAt(url), changeProfile, { body: change })).toMatchObject({
          username: 'jordan-lee',
          email: exampleUser.email,
          pendingEmail: 'lee@example.com',
        });
      }));

  it('is not changed with another password', () =>
    jordanSignedIn()
      .uponReceiving('a new name with a wrong password')
      .withRequest('PATCH', '/api/auth/me', (request) => {
        request
          .headers(sent)
          .jsonBody({ username: 'jordan-lee', email: 'lee@example.com', password: 'not-the-password' });
      })
      .willRespondWith(403, (reply) => {
        reply.headers(replied).jsonBody(problemLike('user.wrong-password'));
      })
      .executeTest(async ({ url }) => {
        const change = { username: 'jordan-lee', email: 'lee@example.com', password: 'not-the-password' };
        await expect(callOperation(requestAt(url), changeProfile, { body: change })).rejects.toMatchObject({
          code: 'user.wrong-password',
        });
      }));

  it.each([
    ['name', { username: 'morgan', email: 'lee@example.com' }, 'user.username-taken'],
    ['address', { username: 'jordan-lee', email: 'morgan@example.com' }, 'user.email-taken'],
  ])('does not take the %s of somebody else', (what, profile, code) =>
    identityPact
      .addInteraction()
      .given('jordan is signed in, and morgan has an account')
      .uponReceiving(`the ${what} of somebody else`)
      .withRequest('PATCH', '/api/auth/me', (request) => {
        request.headers(sent).jsonBody({ ...profile, password });
      })
      .willRespondWith(409, (reply) => {
        reply.headers(replied).jsonBody(problemLike(code));
      })
      .executeTest(async ({ url }) => {
        await expect(
          callOperation(requestAt(url), changeProfile, { body: { ...profile, password } }),
        ).rejects.toMatchObject({ code });
      }),
  );
});

describe('the password', () => {
  it('is changed with the old one', () =>
    jordanSignedIn()
      .uponReceiving('a new password with the old one')
      .withRequest('POST', '/api/auth/password', (request) => {
        request.headers(sent).jsonBody({ currentPassword: password, newPassword: 'another-orchard-violin' });
      })
      .willRespondWith(204)
      .executeTest(({ url }) =>
        callOperation(requestAt(url), changePassword, {
          body: { currentPassword: password, newPassword: 'another-orchard-violin' },
        }),
      ));

  it('is not changed with another one', () =>
    jordanSignedIn()
      .uponReceiving('a new password with a wrong one')
      .withRequest('POST', '/api/auth/password', (request) => {
        request.headers(sent).jsonBody({ currentPassword: 'not-the-password', newPassword: 'another-orchard-violin' });
      })
      .willRespondWith(403, (reply) => {
        reply.headers(replied).jsonBody(problemLike('user.wrong-password'));
      })
      .executeTest(async ({ url }) => {
        const change = { currentPassword: 'not-the-password', newPassword: 'another-orchard-violin' };
        await expect(callOperation(requestAt(url), changePassword, { body: change })).rejects.toMatchObject({
          status: 403,
        });
      }));
});

describe('sessions', () => {
  it('are listed', () =>
    jordanSignedIn()
      .uponReceiving('a request for the sessions')
      .withRequest('GET', '/api/auth/sessions', (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (reply) => {
        const session = {
          id: string(sessionId),
          device: string('Firefox on Linux'),
          createdAt: instantLike,
          lastUsedAt: instantLike,
          expiresAt: instantLike,
          current: boolean(true),
        };
        reply.headers(replied).jsonBody(eachLike(session));
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), listSessions)).toEqual([
          {
            id: sessionId,
            device: 'Firefox on Linux',
            createdAt: instant,
            lastUsedAt: instant,
            expiresAt: instant,
            current: true,
          },
        ]);
      }));

  it('are ended from another one', () =>
    identityPact
      .addInteraction()
      .given('jordan is signed in twice')
      .uponReceiving('the end of the other session')
      .withRequest(
        'DELETE',
        MatchersV3.fromProviderState('/api/auth/sessions/${otherSessionId}', `/api/auth/sessions/${sessionId}`),
        (request) => {
          request.headers(asked);
        },
      )
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), revokeSession, { params: { sessionId } })));

  it('that have ended already are not found', () =>
    jordanSignedIn()
      .uponReceiving('the end of a session that is not there')
      .withRequest('DELETE', `/api/auth/sessions/${sessionId}`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(404, (reply) => {
        reply.headers(replied).jsonBody(problemLike('session.not-found'));
      })
      .executeTest(async ({ url }) => {
        const ending = callOperation(requestAt(url), revokeSession, { params: { sessionId } });
        await expect(ending).rejects.toMatchObject({ code: 'session.not-found' });
      }));
});

describe('the account', () => {
  it('is deleted with the password', () =>
    jordanSignedIn()
      .uponReceiving('the deletion of the account with the password')
      .withRequest('DELETE', '/api/auth/me', (request) => {
        request.headers(sent).jsonBody({ password });
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), deleteAccount, { body: { password } })));

  it('is not deleted with another password', () =>
    jordanSignedIn()
      .uponReceiving('the deletion of the account with a wrong password')
      .withRequest('DELETE', '/api/auth/me', (request) => {
        request.headers(sent).jsonBody({ password: 'not-the-password' });
      })
      .willRespondWith(403, (reply) => {
        reply.headers(replied).jsonBody(problemLike('user.wrong-password'));
      })
      .executeTest(async ({ url }) => {
        await expect(
          callOperation(requestAt(url), deleteAccount, { body: { password: 'not-the-password' } }),
        ).rejects.toMatchObject({ status: 403 });
      }));
});
