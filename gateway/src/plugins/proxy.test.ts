import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '../routes.js';
import { answerJson, closeNow, listenOnFreePort } from '../testing/stub-upstream.js';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let address: string;
afterEach(() => gateway.close());

const start = async (options: Parameters<typeof testGateway>[0] = {}) => {
  gateway = await testGateway(options);
  address = await gateway.listen();
};

const eventUrl = () => `${address}/api/analytics/event`;
const megabyte = 1_048_576;

describe('a body', () => {
  it('of exactly 1 MB is passed on', async () => {
    await start();
    const response = await fetch(eventUrl(), { method: 'POST', body: 'x'.repeat(megabyte) });
    expect(response.status).toBe(200);
    expect(gateway.upstreams.analytics.seen[0]?.body).toHaveLength(megabyte);
  });

  it('above 1 MB is refused by its declared length', async () => {
    await start();
    const response = await fetch(eventUrl(), { method: 'POST', body: 'x'.repeat(2 * megabyte) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'request.too-large' });
    expect(gateway.upstreams.analytics.seen).toEqual([]);
  });

  it('above 1 MB is refused even if its length is not declared', async () => {
    await start();
    const chunks = Array.from({ length: 33 }, () => new Uint8Array(65_536));
    const response = await fetch(eventUrl(), { method: 'POST', body: ReadableStream.from(chunks), duplex: 'half' });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'request.too-large' });
    expect(gateway.upstreams.analytics.seen).toEqual([]);
  });

  it('reaches the service before it has fully arrived', async () => {
    await start();
    let arrived = '';
    const seenFirst = new Promise<void>((resolve) => {
      const server = gateway.upstreams.analytics;
      server.onData((chunk) => {
        arrived += chunk;
        if (arrived === 'first') resolve();
      });
    });
    const sending = httpRequest(eventUrl(), { method: 'POST' });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    sending.write('first');
    await seenFirst;
    sending.end(' last');
    expect(await answered).toBe(200);
    expect(gateway.upstreams.analytics.seen[0]?.body).toBe('first last');
  });

  it('whose client goes away opens no circuit', async () => {
    await start();
    for (let count = 0; count < 20; count += 1) {
      const sending = httpRequest(eventUrl(), { method: 'POST', headers: { 'content-length': '100' } });
      const gone = new Promise((resolve) => sending.on('error', resolve));
      sending.write('some');
      await new Promise<void>((resolve) => sending.on('socket', (socket) => socket.once('connect', () => resolve())));
      sending.destroy(new Error('gone'));
      await gone;
    }
    const response = await fetch(eventUrl(), { method: 'POST', body: 'whole' });
    expect(response.status).toBe(200);
  });

  it('of a GET is ignored', async () => {
    await start();
    const token = await gateway.buyerToken();
    const response = await gateway.app.inject({
      method: 'GET',
      url: '/api/milestones',
      headers: { authorization: token, 'content-length': '4', 'content-type': 'text/plain' },
      payload: 'body',
    });
    expect(response.statusCode).toBe(200);
    expect(gateway.upstreams.journey.seen[0]?.body).toBe('');
  });
});

describe('an answer', () => {
  it('is passed on unchanged: status, body, length and its headers', async () => {
    await start();
    const problem = { error: 'no', message: 'no', code: 'milestone.unknown', requestId: 'of-the-service', more: [1] };
    gateway.upstreams.analytics.answer(answerJson(problem, 409, { etag: '"1"', connection: 'close' }));
    const response = await fetch(eventUrl(), { method: 'POST' });
    expect(response.status).toBe(409);
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe(JSON.stringify(problem));
  });

  it('whose client has already gone does no harm', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('uncaughtException', note);
    await start();
    const authorization = await gateway.issuer.sign({ userId: 'buyer', sessionId: 'session', role: 'buyer' });
    for (let count = 0; count < 5; count += 1) {
      const asked = new Promise<() => void>((resolve) => {
        gateway.upstreams.journey.answer((request, response) => resolve(() => answerJson([])(request, response)));
      });
      const sending = httpRequest(`${address}/api/milestones`, { headers: { authorization } });
      const gone = new Promise((resolve) => sending.on('error', resolve));
      sending.end();
      const answerNow = await asked;
      sending.destroy(new Error('gone'));
      await gone;
      await eventually(async () => expect(await gateway.openConnections()).toBe(0));
      answerNow();
    }
    gateway.upstreams.journey.answer(answerJson([]));
    expect((await fetch(`${address}/api/milestones`, { headers: { authorization } })).status).toBe(200);
    process.off('uncaughtException', note);
    expect(unhandled).toEqual([]);
  });

  it('without a body stays without one', async () => {
    await start();
    const token = await gateway.buyerToken();
    gateway.upstreams.identity.answer((_request, response) => response.writeHead(204).end());
    const response = await fetch(`${address}/api/auth/logout`, { method: 'POST', headers: { authorization: token } });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  it('has cookies only from the service that owns them', async () => {
    await start();
    const cookie = '__Host-session=1; Path=/; Secure; HttpOnly; SameSite=Strict';
    for (const upstream of Object.values(gateway.upstreams)) {
      upstream.answer(answerJson({ ok: true }, 200, { 'set-cookie': cookie }));
    }
    const headers = { cookie: '__Host-session=0' };
    const refreshed = await fetch(`${address}/api/auth/refresh`, { method: 'POST', headers });
    expect(refreshed.headers.getSetCookie()).toEqual([cookie]);
    expect(gateway.upstreams.identity.seen[0]?.headers.cookie).toBe('__Host-session=0');
    const tracked = await fetch(eventUrl(), { method: 'POST', headers });
    expect(tracked.headers.getSetCookie()).toEqual([]);
    expect(gateway.upstreams.analytics.seen[0]?.headers.cookie).toBeUndefined();
  });
});

describe('the client’s address for the service', () => {
  it('is the address of the socket when no proxy is trusted', async () => {
    await start();
    await fetch(eventUrl(), { method: 'POST', headers: { 'x-forwarded-for': '1.2.3.4', 'x-user-id': 'someone' } });
    const headers = gateway.upstreams.analytics.seen[0]?.headers;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(address).host,
      'x-forwarded-proto': 'http',
    });
    expect(headers?.['x-user-id']).toBeUndefined();
  });

  it('is what a trusted proxy saw, not what that proxy was told', async () => {
    await start({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-forwarded-proto': 'https' };
    await fetch(eventUrl(), { method: 'POST', headers });
    expect(gateway.upstreams.analytics.seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
  });
});

describe('a service behind TLS', () => {
  it('is not trusted with a self-signed certificate', async () => {
    const pem = await readFile(new URL('../../test/fixtures/self-signed.pem', import.meta.url));
    const server = createTlsServer({ key: pem, cert: pem }, answerJson({ ok: true }));
    await listenOnFreePort(server);
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await start({ environment: { ANALYTICS_URL: url } });
    const response = await fetch(eventUrl(), { method: 'POST' });
    expect(response.status).toBe(502);
    expect(gateway.log.text()).toContain('self-signed certificate');
    await closeNow(server);
  });
});

describe('a keep-alive connection', () => {
  it('is reused for the next request to the same service', async () => {
    await start();
    const ports = new Set<number | undefined>();
    gateway.upstreams.analytics.answer((request, response) => {
      ports.add(request.socket.remotePort);
      answerJson({ ok: true })(request, response);
    });
    for (let count = 0; count < 5; count += 1) await (await fetch(eventUrl(), { method: 'POST' })).text();
    expect(ports.size).toBe(1);
  });
});

describe('the metrics', () => {
  it('name the route, not the address, so that their number stays limited', async () => {
    await start({ routes });
    const token = await gateway.buyerToken();
    for (const id of ['one', 'two']) {
      await fetch(`${address}/api/milestones/${id}`, { method: 'PATCH', headers: { authorization: token } });
    }
    const text = () => gateway.metrics.registry.metrics();
    await eventually(async () =>
      expect(await text()).toContain('operation="/api/milestones/:milestoneId",method="PATCH",status="200"} 2'),
    );
    expect(await text()).toContain('gateway_upstream_circuit_open{service="journey"} 0');
  });
});

describe('a stream', () => {
  const streaming = (url: string, headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${url}/api/chat/threads/t1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br', ...headers },
      body: '{}',
      ...(signal && { signal }),
    });

  it('arrives event by event, uncompressed, however long it lasts', async () => {
    await start();
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<undefined>();
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' });
      response.write('data: first\n\n');
      void mayGoOn.then(() => response.end('data: [DONE]\n\n'));
    });
    const response = await streaming(address, { authorization: await gateway.buyerToken() });
    expect([response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual([
      'text/event-stream',
      null,
    ]);
    expect(response.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: first\n\n');
    goOn(undefined);
    expect((await reader.read()).value).toBe('data: [DONE]\n\n');
  });

  it('keeps no other request waiting, and ends at the service when its reader leaves', async () => {
    await start({ environment: { CONCURRENCY_PER_UPSTREAM: '1', STREAMS_PER_UPSTREAM: '3' } });
    let open = 0;
    gateway.upstreams.journey.answer((request, response) => {
      if (!request.url?.startsWith('/api/chat/')) {
        answerJson([])(request, response);
        return;
      }
      open += 1;
      response.on('close', () => (open -= 1));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    });
    const authorization = await gateway.buyerToken();
    const leave = new AbortController();
    const streams = [1, 2, 3].map(() => streaming(address, { authorization }, leave.signal));
    for (const stream of streams) expect((await stream).status).toBe(200);
    const milestones = async () =>
      (await gateway.app.inject({ url: '/api/milestones', headers: { authorization } })).statusCode;
    expect(await milestones()).toBe(200);
    const refused = await streaming(address, { authorization });
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'server.unavailable' }]);
    leave.abort();
    await eventually(() => expect(open).toBe(0));
    expect(await milestones()).toBe(200);
  });
});
