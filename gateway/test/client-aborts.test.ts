import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  await expect.poll(abortedRequests).toBe(aborted + 1);
  const lines = () => gateway.log.lines().slice(logged);
  await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toHaveLength(1);
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
    await expect.poll(() => gateway.openConnections()).toBeGreaterThan(0);
    socket.end();
    socket.destroy();
    await expectCountedAndQuiet('/api/auth/login');
  });

  it('while the service works', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      gateway.upstreams.journey.answer((request, response) => {
        answer = () => answerJson([])(request, response);
        resolve();
      });
    });
    const socket = await open(`GET /api/milestones HTTP/1.1\r\n${headers()}`);
    await asked;
    socket.destroy();
    await expectCountedAndQuiet('/api/milestones');
    answer();
    await expect.poll(inFlight).toBe(0);
    await expectCountedAndQuiet('/api/milestones');
  });

  it('in the middle of a service’s answer', async () => {
    gateway.upstreams.journey.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('['.padEnd(1000));
    });
    const socket = await open(`GET /api/milestones HTTP/1.1\r\n${headers()}`);
    await once(socket, 'data');
    socket.destroy();
    await expectCountedAndQuiet('/api/milestones');
    await expect.poll(inFlight).toBe(0);
  });

  it('in the middle of a page’s request headers', async () => {
    const socket = await open('GET /dashboard HTTP/1.1\r\nHost: hearth');
    await expect.poll(() => gateway.openConnections()).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(() => gateway.openConnections()).toBe(0);
    expect(gateway.log.lines().slice(logged)).toEqual([]);
  });

  it('in the middle of pipelined pages', async () => {
    const socket = await open(`GET /dashboard HTTP/1.1\r\n${headers()}`.repeat(200));
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(() => gateway.openConnections()).toBe(0);
    const lines = gateway.log.lines().slice(logged);
    expect(lines.filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
  });
});

async function inFlight(): Promise<number> {
  const text = await gateway.metrics.registry.metrics();
  return Number(/^gateway_upstream_requests_in_flight\{service="journey"\} (\d+)$/m.exec(text)?.[1]);
}
