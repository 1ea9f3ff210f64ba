import { describe, expect, it } from '@jest/globals';
import { exampleSignedIn, exampleUser } from '@hearthway/contracts/examples';
import {
  completeEmailVerification,
  completePasswordReset,
  endSessionByLink,
  requestPasswordReset,
  requestSignInCode,
  signInByCode,
  undoEmailChange,
} from '@hearthway/contracts/identity';
import type { Transport } from '@hearthway/contracts/platform';
import { authTexts, credentialTexts, queryTexts } from '@hearthway/contracts/texts';
import { pactBetween } from '@hearthway/tooling/pact';
import { callOperation } from '@hearthway/web-kit/http';
import { MatchersV3 } from '@pact-foundation/pact';
import { identityClient } from './identity-client.js';
import { signInByCode as signIn } from './sign-in-by-code.js';
import { createSessionRequest } from './session-request.js';

const { fromProviderState, like, regex, string } = MatchersV3;

const pact = pactBetween('shell', 'svc-identity');

const newBuyer = { username: 'jordan', email: 'jordan@example.com', password: 'kettle-orchard-violin' };
const credentials = { username: newBuyer.username, password: newBuyer.password };
const { token } = exampleSignedIn;
const refreshCookie = `__Host-hearthway_refresh=${'a'.repeat(43)}`;
/** The provider's state `jordan is signed in` fills in a real token and the cookie as browsers send it. */
const stateToken = fromProviderState('${token}', token);
const stateCookie = fromProviderState('${refreshCookie}', refreshCookie);
const json = { 'content-type': 'application/json' };
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
const signedIn = { token: string(token), user: like(exampleUser) };
const problemOf = (code: string, message: string) => ({
  error: message,
  message,
  code,
  requestId: string('request-1'),
});

const over =
  (address: string): Transport =>
  (path, init) =>
    fetch(address + path, init);
const authorizedOver = (address: string): Transport =>
  createSessionRequest(
    over(address),
    { current: () => token, renew: () => Promise.resolve('unavailable') },
    () => undefined,
  );

describe('what the shell needs of the identity service', () => {
  it('registers a new buyer', async () => {
    await pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving('a registration')
      .withRequest('POST', '/api/auth/register', (request) => request.headers(json).jsonBody(newBuyer))
      .willRespondWith(201, (reply) => reply.headers(jsonReply).jsonBody(signedIn))
      .executeTest(async ({ url }) => {
        expect(await identityClient.register(over(url), newBuyer)).toEqual(exampleSignedIn);
      });
  });

  it('learns that a username is taken', async () => {
    await pact
      .addInteraction()
      .given('the user jordan exists')
      .uponReceiving('a registration with a taken username')
      .withRequest('POST', '/api/auth/register', (request) =>
        request.headers(json).jsonBody({ ...newBuyer, email: 'another@example.com' }),
      )
      .willRespondWith(409, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('user.username-taken', authTexts.usernameTaken)),
      )
      .executeTest(async ({ url }) => {
        const registering = identityClient.register(over(url), { ...newBuyer, email: 'another@example.com' });
        await expect(registering).rejects.toMatchObject({
          status: 409,
          code: 'user.username-taken',
          message: authTexts.usernameTaken,
        });
      });
  });

  it('learns that an email is taken', async () => {
    await pact
      .addInteraction()
      .given('the user jordan exists')
      .uponReceiving('a registration with a taken email')
      .withRequest('POST', '/api/auth/register', (request) =>
        request.headers(json).jsonBody({ ...newBuyer, username: 'another' }),
      )
      .willRespondWith(409, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('user.email-taken', authTexts.emailTaken)),
      )
      .executeTest(async ({ url }) => {
        const registering = identityClient.register(over(url), { ...newBuyer, username: 'another' });
        await expect(registering).rejects.toMatchObject({ status: 409, code: 'user.email-taken' });
      });
  });

  it('signs a buyer in', async () => {
    await pact
      .addInteraction()
      .given('the user jordan exists')
      .uponReceiving('a login')
      .withRequest('POST', '/api/auth/login', (request) => request.headers(json).jsonBody(credentials))
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody(signedIn))
      .executeTest(async ({ url }) => {
        expect(await identityClient.login(over(url), credentials)).toEqual(exampleSignedIn);
      });
  });

  it('is rejected with a wrong password', async () => {
    await pact
      .addInteraction()
      .given('the user jordan exists')
      .uponReceiving('a login with a wrong password')
      .withRequest('POST', '/api/auth/login', (request) =>
        request.headers(json).jsonBody({ ...credentials, password: 'not-the-password' }),
      )
      .willRespondWith(401, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('session.invalid-credentials', authTexts.invalidCredentials)),
      )
      .executeTest(async ({ url }) => {
        const entering = identityClient.login(over(url), { ...credentials, password: 'not-the-password' });
        await expect(entering).rejects.toMatchObject({ status: 401, message: authTexts.invalidCredentials });
      });
  });

  it('learns who is signed in', async () => {
    await pact
      .addInteraction()
      .given('jordan is signed in')
      .uponReceiving('a question who is signed in')
      .withRequest('GET', '/api/auth/me', (request) => request.headers({ authorization: stateToken }))
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody(like(exampleUser)))
      .executeTest(async ({ url }) => {
        expect(await identityClient.me(authorizedOver(url))).toEqual(exampleUser);
      });
  });

  it('learns that nobody is signed in', async () => {
    await pact
      .addInteraction()
      .uponReceiving('a question who is signed in, without a token')
      .withRequest('GET', '/api/auth/me')
      .willRespondWith(401, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('session.required', queryTexts.unauthorized)),
      )
      .executeTest(async ({ url }) => {
        await expect(identityClient.me(over(url))).rejects.toMatchObject({ status: 401, code: 'session.required' });
      });
  });

  it('renews its token with the refresh cookie', async () => {
    await pact
      .addInteraction()
      .given('jordan is signed in')
      .uponReceiving('a renewal with the refresh cookie')
      .withRequest('POST', '/api/auth/refresh', (request) =>
        request.headers({ 'sec-fetch-site': 'same-origin', cookie: stateCookie }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody({ token: string(token) }))
      .executeTest(async ({ url }) => {
        expect(await identityClient.refresh(asBrowser(over(url), refreshCookie))).toBe(token);
      });
  });

  it('is not renewed without the refresh cookie', async () => {
    await pact
      .addInteraction()
      .uponReceiving('a renewal without the refresh cookie')
      .withRequest('POST', '/api/auth/refresh', (request) => request.headers({ 'sec-fetch-site': 'same-origin' }))
      .willRespondWith(401, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('session.required', queryTexts.unauthorized)),
      )
      .executeTest(async ({ url }) => {
        await expect(identityClient.refresh(asBrowser(over(url)))).rejects.toMatchObject({ status: 401 });
      });
  });

  it('ends the session', async () => {
    await pact
      .addInteraction()
      .given('jordan is signed in')
      .uponReceiving('a logout')
      .withRequest('POST', '/api/auth/logout', (request) => request.headers({ authorization: stateToken }))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(identityClient.logout(authorizedOver(url))).resolves.toBeUndefined();
      });
  });
});

const loginName = { username: newBuyer.username };
const requestToken = 'r'.repeat(43);
const code = 'BCDF-GHJK';
const linkToken = 't'.repeat(43);
/** What the provider's states have mailed. */
const stateRequestToken = fromProviderState('${requestToken}', requestToken);
const stateLinkToken = fromProviderState('${token}', linkToken);

describe('what the shell needs of the identity service for those who can’t log in', () => {
  it.each(['the user jordan exists', 'no user exists'])(
    'asks for a link for a new password while %s',
    async (state) => {
      await pact
        .addInteraction()
        .given(state)
        .uponReceiving('a request for a link for a new password')
        .withRequest('POST', requestPasswordReset.path, (request) => request.headers(json).jsonBody(loginName))
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          await expect(callOperation(over(url), requestPasswordReset, { body: loginName })).resolves.toBeUndefined();
        });
    },
  );

  it.each(['the user jordan exists', 'no user exists'])('asks for a code while %s', async (state) => {
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving('a request for a code for signing in')
      .withRequest('POST', requestSignInCode.path, (request) => request.headers(json).jsonBody(loginName))
      .willRespondWith(201, (reply) => reply.headers(jsonReply).jsonBody({ requestToken: string(requestToken) }))
      .executeTest(async ({ url }) => {
        expect(await callOperation(over(url), requestSignInCode, { body: loginName })).toEqual({ requestToken });
      });
  });

  it('signs a buyer in by code', async () => {
    await pact
      .addInteraction()
      .given('a code was mailed to jordan')
      .uponReceiving('a login by code')
      .withRequest('POST', signInByCode.path, (request) =>
        request.headers(json).jsonBody({ requestToken: stateRequestToken, code: fromProviderState('${code}', code) }),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody(signedIn))
      .executeTest(async ({ url }) => {
        expect(await signIn(over(url), { requestToken, code })).toEqual(exampleSignedIn);
      });
  });

  it('is rejected with a wrong code', async () => {
    const wrong = { requestToken, code: 'ZZZZ-ZZZZ' };
    await pact
      .addInteraction()
      .given('a code was mailed to jordan')
      .uponReceiving('a login by a wrong code')
      .withRequest('POST', signInByCode.path, (request) =>
        request.headers(json).jsonBody({ ...wrong, requestToken: stateRequestToken }),
      )
      .willRespondWith(401, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('session.invalid-code', authTexts.invalidCode)),
      )
      .executeTest(async ({ url }) => {
        await expect(signIn(over(url), wrong)).rejects.toMatchObject({
          status: 401,
          code: 'session.invalid-code',
          message: authTexts.invalidCode,
        });
      });
  });

  it('chooses a new password by link', async () => {
    const body = { token: linkToken, newPassword: 'lantern-by-the-gate' };
    await pact
      .addInteraction()
      .given('a link for a new password was mailed to jordan')
      .uponReceiving('a new password with the token of a link')
      .withRequest('POST', completePasswordReset.path, (request) =>
        request.headers(json).jsonBody({ ...body, token: stateLinkToken }),
      )
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(callOperation(over(url), completePasswordReset, { body })).resolves.toBeUndefined();
      });
  });

  it.each([
    ['user.password-too-common', 'password1', credentialTexts.passwordTooCommon],
    ['user.password-personal', newBuyer.email, credentialTexts.passwordPersonal],
  ])('learns why a new password is refused: %s', async (refusal, refused, message) => {
    const body = { token: linkToken, newPassword: refused };
    await pact
      .addInteraction()
      .given('a link for a new password was mailed to jordan')
      .uponReceiving(`a new password that is refused as ${refusal}, with the token of a link`)
      .withRequest('POST', completePasswordReset.path, (request) =>
        request.headers(json).jsonBody({ ...body, token: stateLinkToken }),
      )
      .willRespondWith(400, (reply) => reply.headers(jsonReply).jsonBody(problemOf(refusal, message)))
      .executeTest(async ({ url }) => {
        const choosing = callOperation(over(url), completePasswordReset, { body });
        await expect(choosing).rejects.toMatchObject({ status: 400, code: refusal, message });
      });
  });

  const buttons = [
    { operation: completeEmailVerification, state: 'a link that confirms the address of jordan was mailed' },
    { operation: undoEmailChange, state: 'a link that undoes a change was mailed to jordan' },
    { operation: endSessionByLink, state: 'a link that ends a session was mailed to jordan' },
  ] as const;
  const body = { token: linkToken };

  it.each(buttons)('uses a link: $state', async ({ operation, state }) => {
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving(`the token of a link, to ${operation.path}`)
      .withRequest('POST', operation.path, (request) => request.headers(json).jsonBody({ token: stateLinkToken }))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        await expect(callOperation(over(url), operation, { body })).resolves.toBeUndefined();
      });
  });

  it.each([
    { operation: completePasswordReset, sent: { ...body, newPassword: 'lantern-by-the-gate' } },
    ...buttons.map(({ operation }) => ({ operation, sent: body })),
  ])('learns that a link doesn’t work: $operation.path', async ({ operation, sent }) => {
    await pact
      .addInteraction()
      .given('no user exists')
      .uponReceiving(`a token that doesn’t work, to ${operation.path}`)
      .withRequest('POST', operation.path, (request) => request.headers(json).jsonBody(sent))
      .willRespondWith(410, (reply) =>
        reply.headers(jsonReply).jsonBody(problemOf('account-link.unusable', authTexts.unusableLink)),
      )
      .executeTest(async ({ url }) => {
        const using = callOperation(over(url), operation, { body: sent });
        await expect(using).rejects.toMatchObject({ status: 410, code: 'account-link.unusable' });
      });
  });
});

/** Adds the headers that browsers add to same-origin requests. */
function asBrowser(transport: Transport, cookie?: string): Transport {
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('sec-fetch-site', 'same-origin');
    if (cookie !== undefined) headers.set('cookie', cookie);
    return transport(path, { ...init, headers });
  };
}
