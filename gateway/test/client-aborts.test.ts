import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ServiceName } from '@hearthway/contracts/operation';
import { answerJson } from '../src/testing/stub-upstream.js';
import { listeningGateway, type ListeningGateway } from '../src/testing/test-gateway.js';

let gateway: ListeningGateway;
let logged: number;
let aborted: number;
beforeAll(async () => {
  gateway = await listeningGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  for (const upstream of Object.values(gateway.upstreams)) upstream.answer(answerJson({ ok: true }));
  logged = gateway.log.lines().length;
  aborted = await abortedRequests();
});

const abortedRequests = async () => {
  const text = await gateway.metrics.registry.metrics();
  return Number(/^gateway_client_aborts_total (\d+)$/m.exec(text)?.[1]);
};

async function open(bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** The abort is counted once and logged as such, without a warning or a stack. */
async function expectCountedAndQuiet(operation: string): Promise<void> {
  await eventually(async () => expect(await abortedRequests()).toBe(aborted + 1));
  const lines = () => gateway.log.lines().slice(logged);
  await eventually(() => expect(lines().filter(({ msg }) => msg === 'request')).toHaveLength(1));
  expect(lines().find(({ msg }) => msg === 'request')).toMatchObject({ level: 'info', operation, status: 499 });
  expect(lines().filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
  expect(JSON.stringify(lines())).not.toContain('stack');
}

const headers = (more: string[] = []) =>
  ['Host: hearthway.example', `Authorization: ${gateway.buyer}`, ...more, '', ''].join('\r\n');

describe('a client that goes away is not an error', () => {
  it('in the middle of its body', async () => {
    const arriving = new Promise<void>((resolve) => gateway.upstreams.analytics.onData(() => resolve()));
    const socket = await open(`POST /api/analytics/event HTTP/1.1\r\n${headers(['Content-Length: 100'])}{"half":`);
    await arriving;
    socket.destroy();
    await expectCountedAndQuiet('/api/analytics/event');
  });

  it('in the middle of a body that the gateway reads', async () => {
    const socket = await open(`POST /api/auth/login HTTP/1.1\r\n${headers(['Content-Length: 100'])}{"half":`);
    await eventually(async () => expect(await gateway.openConnections()).toBeGreaterThan(0));
    socket.end();
    socket.destroy();
    await expectCountedAndQuiet('/api/auth/login');
  });

  it('while the service works on a read, which is then cancelled', async () => {
    const { asked, cutOff } = slowAnswer('journey');
    const socket = await open(`GET /api/milestones HTTP/1.1\r\n${headers()}`);
    await asked;
    socket.destroy();
    await eventually(() => expect(cutOff()).toBe(true));
    await eventually(async () => expect(await inFlight()).toBe(0));
    await expectCountedAndQuiet('/api/milestones');
  });

  it('while the service works on a read that had a body', async () => {
    const { asked, cutOff } = slowAnswer('journey');
    const body = ['Content-Type: application/json', 'Content-Length: 2'];
    const socket = await open(`GET /api/milestones HTTP/1.1\r\n${headers(body)}{}`);
    await asked;
    socket.destroy();
    await eventually(() => expect(cutOff()).toBe(true));
    await expectCountedAndQuiet('/api/milestones');
  });

  it.each([
    ['POST', '/api/analytics/event', 'analytics'],
    ['GET', '/api/payment/verify', 'commerce'],
  ] as const)(
    'while the service works on %s %s, which changes something and therefore goes on',
    async (method, path, service) => {
      const { asked, cutOff, answer } = slowAnswer(service);
      const body = method === 'POST' ? ['Content-Length: 2'] : [];
      const socket = await open(`${method} ${path} HTTP/1.1\r\n${headers(body)}${method === 'POST' ? '{}' : ''}`);
      await asked;
      socket.destroy();
      await expectCountedAndQuiet(path);
      expect(await inFlight(service)).toBe(1);
      answer();
      await eventually(() => expect(cutOff()).toBe(false));
      await eventually(async () => expect(await inFlight(service)).toBe(0));
      await expectCountedAndQuiet(path);
    },
  );

  it('before a read was sent to its service, which never sees it', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const admitted = { token: await gateway.adminToken(), expiresAt, device: 'd'.repeat(43) };
    const { asked, answer } = slowAnswer('identity', admitted);
    const { seen } = gateway.upstreams.commerce;
    const before = seen.length;
    const credential = Buffer.from('warden:open sesame').toString('base64');
    const socket = await open(
      `GET /api/admin/waitlist HTTP/1.1\r\nHost: hearthway.example\r\nAuthorization: Basic ${credential}\r\n\r\n`,
    );
    await asked;
    socket.destroy();
    await expectCountedAndQuiet('/api/admin/waitlist');
    answer();
    const messages = () =>
      gateway.log
        .lines()
        .slice(logged)
        .map(({ msg }) => msg);
    await eventually(() => expect(messages()).toContain('the client went away'));
    expect(seen).toHaveLength(before);
  });

  it('however often it happens, and no circuit opens', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { asked, cutOff } = slowAnswer('journey');
      const socket = await open(`GET /api/milestones HTTP/1.1\r\n${headers()}`);
      await asked;
      socket.destroy();
      await eventually(() => expect(cutOff()).toBe(true));
    }
    gateway.upstreams.journey.answer(answerJson([]));
    const { statusCode } = await gateway.app.inject({
      url: '/api/milestones',
      headers: { authorization: gateway.buyer },
    });
    expect(statusCode).toBe(200);
    expect(await gateway.metrics.registry.metrics()).toContain('gateway_upstream_circuit_open{service="journey"} 0');
  });

  it('in the middle of a service’s answer', async () => {
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('['.padEnd(1000));
    });
    const socket = await open(`GET /api/milestones HTTP/1.1\r\n${headers()}`);
    await once(socket, 'data');
    socket.destroy();
    await expectCountedAndQuiet('/api/milestones');
    await eventually(async () => expect(await inFlight()).toBe(0));
  });

  it('in the middle of a page’s request headers', async () => {
    const socket = await open('GET /dashboard HTTP/1.1\r\nHost: hearth');
    await eventually(async () => expect(await gateway.openConnections()).toBeGreaterThan(0));
    socket.destroy();
    await eventually(async () => expect(await gateway.openConnections()).toBe(0));
    expect(gateway.log.lines().slice(logged)).toEqual([]);
  });

  it('in the middle of pipelined pages', async () => {
    const socket = await open(`GET /dashboard HTTP/1.1\r\n${headers()}`.repeat(200));
    await once(socket, 'data');
    socket.destroy();
    await eventually(async () => expect(await gateway.openConnections()).toBe(0));
    const lines = gateway.log.lines().slice(logged);
    expect(lines.filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
  });
});

async function inFlight(service: ServiceName = 'journey'): Promise<number> {
  const text = await gateway.metrics.registry.metrics();
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`gateway_upstream_requests_in_flight{service="${service}"}`));
  return Number(line?.split(' ')[1]);
}

/** A service that answers when told to, and knows whether the gateway cancelled the request before. */
function slowAnswer(service: ServiceName, body: unknown = []) {
  let answer: () => void = () => undefined;
  let cutOff: boolean | undefined;
  const asked = new Promise<void>((resolve) => {
    gateway.upstreams[service].answer((request, response) => {
      response.once('close', () => (cutOff = !response.writableFinished));
      answer = () => answerJson(body)(request, response);
      resolve();
    });
  });
  return { asked, cutOff: () => cutOff, answer: () => answer() };
}
