import { defineEvent } from '@hearthway/contracts/envelope';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createServiceClient } from '../calls/index.js';
import {
  captureLog,
  createTestCaller,
  createTestIssuer,
  listen,
  type TestIssuer,
  type TestServer,
} from '../testing/index.js';
import { followIssuer, type Revocation } from './index.js';
import { broadcastStub } from './testing/broadcast-stub.js';

const revocation = z.object({ sessionId: z.string(), expiresAt: z.iso.datetime() });
const revoked = defineEvent({ type: 'issuer.token-revoked.v1', summary: 'For this test', data: revocation });
const expiresAt = new Date(Date.now() + 900_000).toISOString();

describe('a service that follows an issuer', () => {
  let signer: TestIssuer;
  let server: TestServer;
  let listed: Revocation[] | undefined;
  let areKeysServed: boolean;
  beforeEach(async () => {
    listed = [];
    areKeysServed = true;
    signer = await createTestIssuer();
    server = await listen((request, response) => {
      const answer = request.url === '/keys' ? areKeysServed && signer.jwks : listed;
      response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? {}));
    });
  });
  afterEach(() => server.close());

  async function follow() {
    const { broker, broadcast } = broadcastStub();
    const { issuer, audience } = signer;
    const { verifier, revocations, readiness } = followIssuer({
      client: createServiceClient({
        caller: 'follower',
        service: 'issuer',
        url: server.url,
        config: { CALL_SIGNING_KEY: createTestCaller('follower').signingKey },
      }),
      issuer: {
        service: 'issuer',
        issuer,
        audience,
        keySet: { id: 'issuer.keys', method: 'GET', path: '/keys' },
        revocations: { id: 'issuer.revocations', method: 'GET', path: '/revocations', reply: z.array(revocation) },
        revoked,
      },
      broker,
      logger: captureLog().logger,
    });
    await revocations.start();
    const verify = async (sessionId: string) =>
      verifier.verify(await signer.sign({ userId: 'user-1', sessionId, role: 'buyer' }));
    return { verify, isReady: readiness['tokens'], broadcast, stop: () => revocations.stop() };
  }

  it('trusts its tokens, but not those of sessions it lists or announces as ended', async () => {
    listed = [{ sessionId: 'ended-before', expiresAt }];
    const { verify, broadcast, stop } = await follow();

    await expect(verify('alive')).resolves.toMatchObject({ userId: 'user-1', sessionId: 'alive' });
    await expect(verify('ended-before')).rejects.toMatchObject({ code: 'session.required' });
    const event = {
      id: randomUUID(),
      type: revoked.type,
      occurredAt: new Date().toISOString(),
      producer: 'issuer',
      correlationId: 'request-1',
      causationId: 'request-1',
      subject: 'alive',
      data: { sessionId: 'alive', expiresAt },
    };
    await broadcast(revoked.type, JSON.stringify(event));

    await expect(verify('alive')).rejects.toMatchObject({ code: 'session.required' });
    await stop();
  });

  it('trusts no token before it has read the list of ended sessions', async () => {
    listed = undefined;
    const { verify, isReady, stop } = await follow();
    await expect(verify('alive')).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(await isReady()).toBe(false);

    listed = [];
    await eventually(async () => expect(await isReady()).toBe(true));
    await expect(verify('alive')).resolves.toMatchObject({ sessionId: 'alive' });
    await stop();
  });

  it('is not ready without keys, and stays ready when the issuer goes down', async () => {
    areKeysServed = false;
    const { isReady, stop } = await follow();
    expect(await isReady()).toBe(false);

    areKeysServed = true;
    expect(await isReady()).toBe(true);
    [areKeysServed, listed] = [false, undefined];
    expect(await isReady()).toBe(true);
    await stop();
  });
});
