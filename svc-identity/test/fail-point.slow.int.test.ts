import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type { Envelope } from '@hearthway/contracts/envelope';
import { register, userRegistered } from '@hearthway/contracts/identity';
import type {} from '@hearthway/engines/testing';
import { connectMongo, rabbitBroker, topologyOf } from '@hearthway/service-kit';
import { captureLog, testDatabase, testNamespace } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterEach, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { call, callerKeys, publicOrigin, registration, tokenKeySecret } from '../src/testing/index.js';

const environment = {
  PATH: process.env['PATH'],
  PORT: '0',
  OPERATIONS_PORT: '0',
  MONGODB_DATABASE: testDatabase('identity'),
  EVENTS_NAMESPACE: testNamespace(),
  TOKEN_KEY_SECRET: tokenKeySecret,
  CALLER_KEYS: callerKeys,
  PUBLIC_ORIGIN: publicOrigin,
};
const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const child of processes) await end(child, 'SIGKILL');
});

it('an event committed just before a crash is published once, when the service is back', async () => {
  const { logger } = captureLog();
  const engines = { MONGODB_URI: testEngines().mongodbUri, AMQP_URL: testEngines().amqpUrl };
  const broker = rabbitBroker({ url: engines.AMQP_URL, namespace: environment.EVENTS_NAMESPACE, logger });
  const topology = topologyOf(eventCatalogue, 'identity', []);
  await broker.connect();
  await broker.declare(topology);
  const heard: Envelope[] = [];
  const hearing = await broker.consume('journey.milestones', { prefetch: 1 }, (delivery) => {
    heard.push(JSON.parse(delivery.content.toString('utf8')) as Envelope);
    return Promise.resolve();
  });
  const connection = await connectMongo({ uri: engines.MONGODB_URI, database: environment.MONGODB_DATABASE, logger });
  try {
    const typed = registration();
    const doomed = await startProcess({ ...engines, FAIL_POINT: 'after-commit-before-publish' });
    await call(doomed.url, register, { body: typed }).catch(() => undefined); // it may crash before it answers
    await doomed.ended;
    expect(doomed.child.signalCode).toBe('SIGKILL');
    const user = await connection.collection<{ _id: string }>('users').findOne({ username: typed.username });
    expect(user).not.toBeNull();
    expect(heard).toEqual([]);

    const successor = await startProcess(engines);
    await eventually(() => expect(heard).toHaveLength(1), { timeout: 90_000 });
    const second = await call(successor.url, register, { body: registration() });
    await eventually(() => expect(heard).toHaveLength(2));
    const { id } = second.body['user'] as { id: string };
    expect(heard.map(({ type, subject }) => [type, subject])).toEqual([
      [userRegistered.type, user?._id],
      [userRegistered.type, id],
    ]);
    expect(await end(successor.child, 'SIGTERM')).toBe(0);
  } finally {
    await hearing.cancel();
    await broker.remove(topology);
    await broker.close();
    await connection.dropDatabase();
    await connection.close();
  }
});

async function startProcess(extra: Record<string, string>) {
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...environment, ...extra },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, port } = JSON.parse(line) as { msg: string; port?: number };
    if (msg === 'svc-identity is ready') {
      child.stdout.resume();
      return { child, ended, url: `http://127.0.0.1:${port}` };
    }
  }
  throw new Error('The service ended before it was ready');
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
