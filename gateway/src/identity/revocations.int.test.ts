import type {} from '@hearthway/engines/testing';
import { sessionRevoked } from '@hearthway/contracts/identity';
import { rabbitBroker, type Broker } from '@hearthway/service-kit';
import { captureLog, testNamespace } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { RevokedSession } from './identity-client.js';
import { createRevocations, type Revocations } from './revocations.js';

const { logger } = captureLog();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let brokers: Broker[];
let namespace: string;
let ended: RevokedSession[];
let listIsDown: boolean;
beforeEach(() => {
  brokers = [];
  namespace = testNamespace();
  ended = [];
  listIsDown = false;
});
afterEach(async () => {
  await brokers[0]?.remove([]);
  for (const broker of brokers) await broker.close();
});

const identity = {
  listRevocations: () => (listIsDown ? Promise.reject(new Error('down')) : Promise.resolve(ended)),
};

async function connected(url = testEngines().amqpUrl): Promise<Broker> {
  const broker = rabbitBroker({ url, namespace, logger, publishTimeout: 120_000 });
  brokers.push(broker);
  await broker.connect();
  return broker;
}

function publish(broker: Broker, sessionId: string): Promise<void> {
  const event = {
    id: randomUUID(),
    type: sessionRevoked.type,
    occurredAt: new Date().toISOString(),
    producer: 'identity',
    correlationId: 'request-1',
    causationId: 'request-1',
    subject: sessionId,
    data: { sessionId, userId: 'user-1', reason: 'logged-out', expiresAt: inAnHour() },
  };
  const message = { id: event.id, content: Buffer.from(JSON.stringify(event)) };
  return broker.publish({ routingKey: event.type, mandatory: false }, message);
}

async function started(broker: Broker): Promise<Revocations> {
  const revocations = createRevocations({ broker, identity, logger });
  revocations.start();
  await eventually(() => expect(revocations.isLoaded()).toBe(true));
  return revocations;
}

describe('ended sessions', () => {
  it('are known from the list at the start', async () => {
    ended = [{ sessionId: 'session-1', expiresAt: inAnHour() }];
    const revocations = await started(await connected());
    expect(revocations.isRevoked('session-1')).toBe(true);
    expect(revocations.isRevoked('session-2')).toBe(false);
    await revocations.stop();
  });

  it('are refused by every instance, though the list doesn’t have them yet', async () => {
    const instances = [await started(await connected()), await started(await connected())];
    const publisher = brokers[0];
    if (publisher) await publish(publisher, 'session-3');
    for (const { isRevoked } of instances) {
      await eventually(() => expect(isRevoked('session-3')).toBe(true), { interval: 5 });
    }
    for (const { stop } of instances) await stop();
  });

  it('are read from the list while the broker is unreachable', async () => {
    const broker = rabbitBroker({ url: 'amqp://127.0.0.1:1', namespace, logger });
    broker.connect().catch(() => undefined); // never connects
    const revocations = await started(broker);
    ended = [{ sessionId: 'session-4', expiresAt: inAnHour() }];
    await eventually(() => expect(revocations.isRevoked('session-4')).toBe(true));
    await broker.close();
  });

  it('are unknown until the list has been read, and no token is trusted before', async () => {
    listIsDown = true;
    const broker = await connected();
    const revocations = createRevocations({ broker, identity, logger });
    revocations.start();
    expect(() => revocations.isRevoked('session-5')).toThrow(expect.objectContaining({ code: 'server.unavailable' }));
    listIsDown = false;
    await eventually(() => expect(revocations.isLoaded()).toBe(true));
    expect(revocations.isRevoked('session-5')).toBe(false);
    await revocations.stop();
  });
});
