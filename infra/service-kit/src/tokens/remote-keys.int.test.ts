import { afterEach, describe, expect, it } from '@jest/globals';
import { createServiceClient } from '../calls/index.js';
import { createTestCaller, createTestIssuer, listen, type TestIssuer, type TestServer } from '../testing/index.js';
import { createTokenVerifier } from './index.js';
import { remoteKeys } from './remote-keys.js';

const readFrom = (url: string) => () =>
  createServiceClient({
    caller: 'test',
    service: 'issuer',
    url,
    config: { CALL_SIGNING_KEY: createTestCaller('test').signingKey },
  }).call({ id: 'issuer.keys', method: 'GET', path: '/jwks' }, { timeout: 120_000 });

describe('keys over HTTP', () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  async function serve(issuer: TestIssuer): Promise<TestServer> {
    const server = await listen((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(issuer.jwks));
    });
    servers.push(server);
    return server;
  }

  const claims = { userId: 'user-1', sessionId: 'session-1', role: 'admin' } as const;

  it('are still used while their issuer is down', async () => {
    const issuer = await createTestIssuer();
    const server = await serve(issuer);
    let now = Date.now();
    const options = { readKeySet: readFrom(server.url), issuer: issuer.issuer, audience: issuer.audience };
    const verifier = createTokenVerifier({ ...options, isRevoked: () => false, now: () => now });
    await verifier.verify(await issuer.sign(claims));

    await server.close();
    servers.splice(0);
    now += 3_600_000;
    const later = await issuer.sign({ ...claims, expiresInSeconds: 7200 });

    await expect(verifier.verify(later)).resolves.toMatchObject(claims);
  });

  it('make the service unavailable, not the caller unauthorized, if they were never fetched', async () => {
    const issuer = await createTestIssuer();
    const server = await listen((_request, response) => void response.destroy());
    servers.push(server);
    const options = { readKeySet: readFrom(server.url), issuer: issuer.issuer, audience: issuer.audience };
    const verifier = createTokenVerifier({ ...options, isRevoked: () => false });

    await expect(verifier.verify(await issuer.sign(claims))).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('are read once by many at once, and again for an unknown key id, at most every thirty seconds', async () => {
    const issuer = await createTestIssuer();
    let requests = 0;
    let { jwks } = issuer;
    const server = await listen((_request, response) => {
      requests += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
    });
    servers.push(server);
    let now = Date.now();
    const keys = remoteKeys(readFrom(server.url), () => now);
    await Promise.all(Array.from({ length: 100 }, () => keys.find('test')));
    expect(requests).toBe(1);

    const made = Array.from({ length: 100 }, (_, index) => keys.find(`made up ${index}`));
    expect(new Set(await Promise.all(made))).toEqual(new Set([undefined]));
    expect(requests).toBe(1);

    jwks = { keys: [...jwks.keys, { ...jwks.keys[0], kid: 'next' }] };
    now += 31_000;
    const found = await Promise.all([keys.find('next'), keys.find('next')]);
    expect(found.map((key) => key?.asymmetricKeyType)).toEqual(['ec', 'ec']);
    expect(requests).toBe(2);
  });

  it('rejects a malformed key set', async () => {
    const server = await listen((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"keys":"none"}');
    });
    servers.push(server);
    const keys = remoteKeys(readFrom(server.url));
    expect(await keys.areKnown()).toBe(false);
    await expect(keys.find('test')).rejects.toThrow();
  });
});
