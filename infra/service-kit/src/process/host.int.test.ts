import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createServer, type ServerResponse } from 'node:http';
import { createMetrics } from '../metrics/index.js';
import { captureLog } from '../testing/index.js';
import { createHost, runProcess, type Host } from './index.js';
import { idleConfig, idleService } from './testing/idle-service.js';

const endless = '60000';
const logger = captureLog().logger;

describe('a host that drains', () => {
  let host: Host;
  let url: string;
  let operations: string;
  let inHand: ServerResponse | undefined;
  let stopped: boolean;
  beforeEach(async () => {
    inHand = undefined;
    stopped = false;
    host = createHost({
      name: 'host',
      config: idleConfig({ DRAIN_MILLISECONDS: endless }),
      logger,
      metrics: createMetrics({ processMetrics: false }),
      build: (readyz) =>
        Promise.resolve({
          ...idleService,
          stop: () => Promise.resolve(void (stopped = true)),
          internalApp: express().use((_request, response) => void (inHand = response)),
          server: createServer((request, response) => {
            if (request.url === '/readyz') readyz(request, response);
            else response.end('answered');
          }),
        }),
    });
    const ports = await host.start();
    [url, operations] = [`http://127.0.0.1:${ports.port}`, `http://127.0.0.1:${ports.operationsPort}`];
  });
  afterEach(() => host.stop());

  it('says so on both ports, and answers all the same, for the last time on each connection', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    void host.drain();
    for (const address of [`${url}/readyz`, `${operations}/readyz`]) expect((await fetch(address)).status).toBe(503);
    const answer = await fetch(url);
    expect([answer.headers.get('connection'), await answer.text()]).toEqual(['close', 'answered']);
  });

  it('then stops once internal calls are answered, too', async () => {
    const call = fetch(`${operations}/internal/anything`);
    await eventually(() => expect(inHand).toBeDefined());
    void host.drain();
    const stopping = host.stop();
    await expect(fetch(operations)).rejects.toThrow();
    expect(stopped).toBe(false);
    inHand?.end('at last');
    expect(await (await call).text()).toBe('at last');
    await stopping;
    expect(stopped).toBe(true);
  });
});

it.each([
  ['a signal', () => process.emit('SIGTERM'), ['drained', 'stopped']],
  ['an error that nobody expected', () => process.emit('uncaughtException', new Error('lost')), ['stopped']],
])('a process that ends by %s does so in order', async (_, end, expected) => {
  const order: string[] = [];
  const did = (what: string) => () => Promise.resolve(void order.push(what));
  const host = {
    start: () => Promise.resolve({ port: 0, operationsPort: 0 }),
    drain: did('drained'),
    stop: did('stopped'),
  };
  const ended = runProcess({ host, logger });
  end();
  await ended;
  expect(order).toEqual(expected);
});

it('an error that nobody expected ends a drain, and is logged', async () => {
  const log = captureLog();
  const host = {
    start: () => Promise.resolve({ port: 0, operationsPort: 0 }),
    drain: () => new Promise<void>(() => undefined),
    stop: () => Promise.resolve(),
  };
  const ended = runProcess({ host, logger: log.logger });
  process.emit('SIGTERM', 'SIGTERM');
  await eventually(() => expect(log.lines()).toHaveLength(1));
  process.emit('uncaughtException', new Error('lost'));
  expect(await ended).toBe(1);
  expect(log.lines().map(({ msg }) => msg)).toEqual(['SIGTERM: stopping', 'unhandled error']);
});
