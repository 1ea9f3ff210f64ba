import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import { get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { captureLog } from '../testing/index.js';
import { runService, type Service } from './index.js';
import { idleConfig, idleService } from './testing/idle-service.js';

describe('runService', () => {
  const handlersBefore = process.listenerCount('SIGTERM');
  afterEach(() => expect(process.listenerCount('SIGTERM')).toBe(handlersBefore));

  // A machine that freezes for a while does not make a stop fail.
  function run(parts: Partial<Service>, stopTimeout = 120_000, build?: () => Promise<Service>) {
    const log = captureLog();
    const service: Service = { ...idleService, app: express(), ...parts };
    const options = {
      name: 'test-service',
      config: idleConfig(),
      logger: log.logger,
      build: build ?? (() => Promise.resolve(service)),
    };
    const exitCode = runService({ ...options, stopTimeout });
    const ports = async () => {
      await eventually(() => expect(log.lines().map(({ msg }) => msg)).toContain('test-service is ready'));
      const { port, operationsPort } = log.lines().find(({ msg }) => msg === 'test-service is ready') ?? {};
      return { url: `http://127.0.0.1:${String(port)}`, operations: `http://127.0.0.1:${String(operationsPort)}` };
    };
    return { exitCode, log, ports };
  }

  it('reports health, readiness with what is missing (on both ports), and metrics', async () => {
    let database = true;
    const { exitCode, ports } = run({ readiness: { mongodb: () => database, broker: () => Promise.resolve(true) } });
    const { url, operations } = await ports();

    expect((await fetch(`${operations}/healthz`)).status).toBe(200);
    for (const each of [operations, url]) expect((await fetch(`${each}/readyz`)).status).toBe(200);
    database = false;
    for (const each of [operations, url]) {
      const notReady = await fetch(`${each}/readyz`);
      expect(notReady.status).toBe(503);
      expect(await notReady.json()).toEqual({
        status: 'not ready',
        checks: { accepting: true, mongodb: false, broker: true },
      });
    }
    expect((await fetch(`${url}/readyz`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${operations}/metrics`)).text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`${operations}/other`)).status).toBe(404);

    process.emit('SIGTERM');
    expect(await exitCode).toBe(0);
  });

  it('keeps idle connections longer than the gateway does', async () => {
    const { exitCode, ports } = run({});
    for (const url of Object.values(await ports())) {
      expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=72');
    }
    process.emit('SIGTERM');
    expect(await exitCode).toBe(0);
  });

  it('on SIGTERM finishes the current request, then stops the service, and accepts no new one', async () => {
    const order: string[] = [];
    const app = express();
    let finish: (() => void) | undefined;
    app.get('/slow', (_request, response) => {
      finish = () => {
        order.push('answered');
        response.send('done');
      };
    });
    const { exitCode, ports } = run({ app, stop: () => Promise.resolve(void order.push('stopped')) });
    const { url } = await ports();
    const answer = fetch(`${url}/slow`).then((response) => response.text());
    await eventually(() => expect(finish).toBeDefined());

    process.emit('SIGTERM');
    await eventually(async () => expect(await refused(url)).toBe('ECONNREFUSED'));
    finish?.();

    expect(await answer).toBe('done');
    expect(await exitCode).toBe(0);
    expect(order).toEqual(['answered', 'stopped']);
  });

  it('takes the longest address that the gateway can make of one it lets in', async () => {
    const app = express();
    app.get('/', ({ url }, response) => void response.json(url.length));
    const { exitCode, ports } = run({ app });
    const { url } = await ports();

    const address = `${url}/?${encodeURIComponent('é'.repeat(16_384))}`;
    expect(await (await fetch(address)).json()).toBe(address.length - url.length);

    process.emit('SIGTERM');
    expect(await exitCode).toBe(0);
  });

  it('ends with 1 when it cannot start, and stops what stands', async () => {
    const stop = jest.fn(() => Promise.resolve());
    const { exitCode, log } = run({ start: () => Promise.reject(new Error('no queue')), stop });

    expect(await exitCode).toBe(1);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(log.lines()).toContainEqual(expect.objectContaining({ level: 'fatal', msg: 'the process could not start' }));
  });

  it('ends with 0 on SIGTERM during its start, and never opens its port', async () => {
    let finishStart: (() => void) | undefined;
    const stop = jest.fn(() => Promise.resolve());
    const start = () => new Promise<void>((resolve) => (finishStart = resolve));
    const { exitCode, log } = run({ start, stop });
    await eventually(() => finishStart ?? false);

    process.emit('SIGTERM', 'SIGTERM');
    expect(await exitCode).toBe(0);
    finishStart?.();
    await nextTurn();

    expect(stop).toHaveBeenCalledTimes(1);
    expect(log.lines().map(({ msg }) => msg)).toEqual(['SIGTERM: stopping']);
  });

  it('stops a service that finishes building after SIGTERM', async () => {
    let finishBuild: ((service: Service) => void) | undefined;
    const stop = jest.fn(() => Promise.resolve());
    const start = jest.fn(() => Promise.resolve());
    const { exitCode } = run({ start, stop }, undefined, () => new Promise((resolve) => (finishBuild = resolve)));
    await eventually(() => finishBuild ?? false);

    process.emit('SIGTERM');
    expect(await exitCode).toBe(0);
    finishBuild?.({ ...idleService, app: express(), start, stop });

    await eventually(() => expect(stop).toHaveBeenCalledTimes(1));
    expect(start).not.toHaveBeenCalled();
  });

  it('ends with 1 after an unhandled error', async () => {
    const { exitCode, log, ports } = run({});
    await ports();

    process.emit('uncaughtException', new Error('lost'));

    expect(await exitCode).toBe(1);
    expect(log.text()).toContain('unhandled error');
  });

  it('ends with 1 when stopping takes too long', async () => {
    const { exitCode, log, ports } = run({ stop: () => new Promise(() => undefined) }, 100);
    await ports();

    process.emit('SIGTERM');

    expect(await exitCode).toBe(1);
    expect(log.text()).toContain('could not stop in time');
  });
});

function refused(url: string): Promise<string> {
  return new Promise((resolve) => {
    get(url, (response) => {
      response.resume();
      resolve('answered');
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
  });
}
