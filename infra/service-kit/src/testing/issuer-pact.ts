import { identityIssuer } from '@hearthway/contracts/identity';
import type { ProcessName } from '@hearthway/contracts/operation';
import { eventLike, pactBetween } from '@hearthway/tooling/pact';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { createServiceClient, type ServiceClient } from '../calls/index.js';
import { followIssuer } from '../tokens/index.js';
import { broadcastStub } from '../tokens/testing/broadcast-stub.js';
import { captureLog } from './capture-log.js';
import { createTestCaller } from './test-caller.js';

const { eachLike, regex, string, timestamp } = MatchersV3;
const { keySet, revocations, revoked } = identityIssuer;

/** Fixed, so that the pact does not change between runs: a public key, and a token it verifies for a century. */
const publicKey = {
  x: '2Vzl4nIlrBOWSqgFIPFuoS4u6k_h6VeRFkYAuEMRNIs',
  y: 'UlxCxCMkxfGVp49o-ZaH0csSw0L8HzFCwVy7wypI5T8',
};
export const tokenOfThatKey = [
  'eyJhbGciOiJFUzI1NiIsImtpZCI6InRlc3QiLCJ0eXAiOiJhdCtqd3QifQ',
  'eyJzaWQiOiJzZXNzaW9uLTEiLCJyb2xlIjoiYnV5ZXIiLCJzdWIiOiJ1c2VyLTEiLCJpc3MiOiJoZWFydGh3YXktaWRlbnRpdHkiLCJhdWQiOiJoZWFydGh3YXkiLCJpYXQiOjE3OTUyMjM5ODIsImV4cCI6NDk1MDk4Mzk4Mn0',
  'PXM9LqxSQQHQJmbPqi3oX7Z_QI8yUgZ2hu75WGGVRXQzdTi5p-mCYTSAt1A43oXvCQmYPxn6VhTZxTnK1MwGzg',
].join('.');
/** Whose token that is. */
export const principalOfThatKey = { userId: 'user-1', sessionId: 'session-1', role: 'buyer' };

/** An ended session, in the list and in the event. It outlasts the clock of the test. */
export const endedSession = { sessionId: 'session-2', expiresAt: '2126-11-20T12:00:00.000Z' };
const ended = () => ({
  sessionId: string(endedSession.sessionId),
  expiresAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", endedSession.expiresAt),
});

/** Signed per call. The provider's verification replaces it with a valid one. */
const called = { authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature') };
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };

/** The interactions in the pact of a process that verifies tokens with the service that issues them. */
export function issuerPact(consumer: string) {
  const pact = pactBetween(consumer, 'svc-identity');
  return {
    keys: () =>
      pact
        .addInteraction()
        .given('no user exists')
        .uponReceiving('a question for the public keys')
        .withRequest(keySet.method, keySet.path, (request) => request.headers(called))
        .willRespondWith(keySet.status, (reply) =>
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
        ),
    endedSessions: () =>
      pact
        .addInteraction()
        .given('a session was revoked')
        .uponReceiving('a question for the ended sessions')
        .withRequest(revocations.method, revocations.path, (request) => request.headers(called))
        .willRespondWith(revocations.status, (reply) => reply.headers(jsonReply).jsonBody(eachLike(ended()))),
    sessionEnds: () =>
      pact
        .addAsynchronousInteraction()
        .given('someone has ended a session')
        .expectsToReceive('a session revoked', (builder) =>
          builder.withJSONContent(
            eventLike(revoked.type, {
              ...ended(),
              userId: string('user-1'),
              reason: regex(revoked.data.def.shape.reason.options.join('|'), 'logged-out'),
            }),
          ),
        ),
  };
}

/** What a service that follows the issuer needs of it. For the service's own pact test. */
export function issuerPactSuite(service: ProcessName): void {
  const pact = issuerPact(`svc-${service}`);
  const { signingKey } = createTestCaller(service);
  const follow = (client: ServiceClient) => {
    const { broker, broadcast } = broadcastStub();
    const tokens = followIssuer({ client, issuer: identityIssuer, broker, logger: captureLog().logger });
    return { ...tokens, broadcast };
  };

  describe(`what ${service} needs to trust a token`, () => {
    it('gets the public keys, and the sessions that have ended', async () => {
      pact.keys();
      await pact.endedSessions().executeTest(async ({ url }) => {
        const config = { CALL_SIGNING_KEY: signingKey };
        const { verifier, revocations, readiness } = follow(
          createServiceClient({ caller: service, service: identityIssuer.service, url, config }),
        );
        await revocations.start();
        await eventually(async () => expect(await readiness.tokens()).toBe(true));
        expect(await verifier.verify(tokenOfThatKey)).toMatchObject(principalOfThatKey);
        expect(revocations.isRevoked(endedSession.sessionId)).toBe(true);
        await revocations.stop();
      });
    });

    it('is told of each session that ends', async () => {
      await pact.sessionEnds().executeTest(async ({ contents }) => {
        const { revocations, broadcast } = follow({
          call: () => Promise.resolve({ status: 200, json: () => Promise.resolve([]) } as never),
        });
        await revocations.start();
        await broadcast(revoked.type, JSON.stringify(contents.content));
        expect(revocations.isRevoked(endedSession.sessionId)).toBe(true);
        await revocations.stop();
      });
    });
  });
}
